-- Answers kept for a repeated request are bytes like everything else that is sealed, so that a change of key finds them.
alter table idempotent_answer alter column body type bytea using decode(body ->> 'sealed', 'base64');
