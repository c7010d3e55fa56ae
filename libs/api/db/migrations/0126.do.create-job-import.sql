-- A file of jobs that is looked at before its jobs are posted; its rows go when they are, or after a day.
create table job_import (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  made_by text not null references account on delete cascade,
  file_name text not null,
  -- The header, then the lines.
  records jsonb not null,
  posted_at timestamptz,
  created_at timestamptz not null
);
create index job_import_by_age on job_import (created_at);
create index job_import_by_company on job_import (company_id);
create index job_import_by_maker on job_import (made_by);
