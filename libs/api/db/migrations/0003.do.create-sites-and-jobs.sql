create table site (
  id uuid primary key,
  company_id uuid not null references company,
  name text not null,
  address text not null,
  postcode text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  zone text not null default 'Europe/London',
  geofence_metres integer not null default 500 check (geofence_metres between 50 and 5000),
  arrival_instructions text not null default '',
  -- Raising it makes every code printed before worthless.
  code_generation integer not null default 1,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index site_by_company on site (company_id) where removed_at is null;

create table checkpoint (
  id uuid primary key,
  site_id uuid not null references site on delete cascade,
  letter char(1) not null check (letter between 'A' and 'J'),
  name text not null,
  unique (site_id, letter)
);

create table job (
  id uuid primary key,
  company_id uuid not null references company,
  site_id uuid not null references site,
  title text not null,
  role text not null,
  description text not null default '',
  requirements text not null default '',
  pay_per_hour integer not null check (pay_per_hour between 1 and 50000),
  schedule jsonb not null,
  positions integer not null check (positions between 1 and 500),
  pin text not null check (pin ~ '^[0-9]{4}$'),
  alert_duration integer not null check (alert_duration in (15, 30, 60, 120)),
  breaks_paid boolean not null default false,
  sia_sector text,
  terms jsonb not null,
  -- Only these four are stored; the rest is derived from the shifts.
  status text not null check (status in ('draft', 'published', 'closed', 'cancelled')),
  created_by text not null references account,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz
);
create index job_by_company on job (company_id, created_at desc, id desc);
create index job_by_site on job (site_id);

create table shift (
  id uuid primary key,
  job_id uuid not null references job on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  positions integer not null check (positions between 1 and 500),
  cancelled_at timestamptz,
  check (ends_at > starts_at and ends_at - starts_at <= interval '16 hours')
);
create unique index shift_once on shift (job_id, starts_at) where cancelled_at is null;
create index shift_by_job on shift (job_id, starts_at);
create index shift_by_start on shift (starts_at) where cancelled_at is null;
