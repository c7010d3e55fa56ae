-- The clients of a company, their contracts, and which sites and jobs are theirs (docs/product.md#clients).
create table client (
  id uuid primary key,
  company_id uuid not null references company,
  name text not null,
  contact_name text not null,
  phone text not null,
  billing_email text not null,
  notes text not null,
  -- Raised by every change, so that a second planner does not write over the first.
  version integer not null default 1,
  created_at timestamptz not null,
  archived_at timestamptz
);
create index client_by_company on client (company_id, created_at desc, id desc);
create unique index client_name_once on client (company_id, lower(name)) where archived_at is null;

create table client_contract (
  id uuid primary key,
  company_id uuid not null references company,
  client_id uuid not null references client,
  title text not null,
  starts_on date not null,
  -- The last day; null until further notice.
  ends_on date,
  notice_days integer not null check (notice_days between 0 and 730),
  -- What the client is charged, by role and from when, and which posts are filled.
  rates jsonb not null,
  posts jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null,
  check (ends_on is null or ends_on >= starts_on),
  constraint one_contract_a_day exclude using gist (
    client_id with =, daterange(starts_on, ends_on, '[]') with &&
  )
);
create index client_contract_by_company on client_contract (company_id);

alter table site add column client_id uuid references client;
create index site_by_client on site (client_id) where client_id is not null;
alter table job add column client_id uuid references client;
alter table job add column contract_id uuid references client_contract;
create index job_by_client on job (client_id) where client_id is not null;
create index job_by_contract on job (contract_id) where contract_id is not null;
