-- The restrictions of a right to work, as they were when it was checked (docs/uk-rules.md#right-to-work).
alter table document_check add restrictions text not null default '';
