-- A file is claimed by the record that refers to it; one that nothing claims is removed after a day.
alter table stored_file
  add column claimed_at timestamptz,
  -- Whom, besides its owner, a logbook picture or a problem's attachment is for.
  add column company_id uuid references company,
  add column seeker_id uuid references seeker;
create index stored_file_unclaimed on stored_file (created_at) where claimed_at is null;
create index stored_file_deleted on stored_file (deleted_at) where deleted_at is not null;
