-- Work that is needed every week until further notice (docs/decisions/024-recurring-demand.md).
create table recurring_demand (
  id uuid primary key,
  company_id uuid not null references company,
  site_id uuid not null references site,
  -- Everything a job says but its schedule and PIN, with times, exceptions and rules.
  pattern jsonb not null,
  from_date date not null,
  -- The last day; null until further notice.
  until_date date,
  weeks_ahead integer not null check (weeks_ahead between 1 and 12),
  -- Jobs are made up to this day; null when all days are to be looked at again.
  made_to date,
  paused_at timestamptz,
  -- In whose name jobs are made.
  changed_by text not null references account,
  version integer not null default 1,
  created_at timestamptz not null,
  check (until_date is null or until_date >= from_date)
);
create index recurring_demand_by_company on recurring_demand (company_id, created_at desc, id desc);
create index recurring_demand_running on recurring_demand (made_to) where paused_at is null;

-- One day of it: the job that was made, or why none could be.
create table recurring_occurrence (
  demand_id uuid not null references recurring_demand,
  date date not null,
  company_id uuid not null references company,
  job_id uuid references job,
  -- The job as it was made, to know whether somebody has changed it since.
  draft jsonb,
  problem text,
  warning text,
  at timestamptz not null,
  primary key (demand_id, date),
  check ((job_id is null) = (problem is not null) and (job_id is null) = (draft is null))
);
create unique index recurring_occurrence_of_job on recurring_occurrence (job_id) where job_id is not null;
create index recurring_occurrence_by_company on recurring_occurrence (company_id);
