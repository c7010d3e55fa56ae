-- Jobs that a company posts often, to begin new ones with (docs/product.md#job-templates).
create table job_template (
  id uuid primary key,
  company_id uuid not null references company on delete cascade,
  site_id uuid not null references site on delete cascade,
  name text not null,
  -- Everything a job says but its first day and PIN.
  fields jsonb not null,
  created_at timestamptz not null
);
create unique index one_job_template_of_a_name on job_template (company_id, lower(name));
create index job_template_by_site on job_template (site_id);
