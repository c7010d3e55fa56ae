-- What a company determined about the employment status for tax of a worker on a job (docs/uk-rules.md#employment-status).
-- Every record stays; the latest counts.
create table tax_status (
  id uuid primary key,
  company_id uuid not null references company,
  job_id uuid not null references job,
  seeker_id uuid not null references seeker,
  status text not null check (status in ('selfEmployed', 'employed', 'undetermined')),
  reasons text not null,
  cest_reference text not null default '',
  decided_by text not null references account,
  decided_at timestamptz not null
);
create index tax_status_by_work on tax_status (job_id, seeker_id, decided_at desc);
