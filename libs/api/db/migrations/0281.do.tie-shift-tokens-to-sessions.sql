-- Signing a device out takes its shift tokens too. No foreign key: a session that only ran out is removed, and its token outlives it.
alter table shift_token add column session_id uuid;
create index shift_token_by_session on shift_token (session_id);
