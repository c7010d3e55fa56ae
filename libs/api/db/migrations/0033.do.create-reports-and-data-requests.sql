-- A worker or a company that somebody reported to S4 (docs/product.md#reported-people). The columns that name who is
-- reported have names of their own, so that a report never stands in the export of the one it is about.
create table person_report (
  id uuid primary key,
  by_uid text not null references account,
  by_side text not null check (by_side in ('seeker', 'company')),
  about_seeker uuid references seeker,
  about_company uuid references company,
  about_kind text not null check (about_kind in ('profile', 'assignment', 'conversation')),
  -- The assignment or conversation; null for a profile.
  about_id uuid,
  reason text not null,
  words text not null,
  reported_at timestamptz not null,
  decision text check (decision in ('none', 'warned', 'suspended')),
  suspended_until date,
  decision_reason text not null default '',
  decided_at timestamptz,
  staff_id uuid references staff_member,
  check (num_nonnulls(about_seeker, about_company) = 1)
);
create index person_report_open on person_report (reported_at, id) where decided_at is null;
create index person_report_by_person on person_report (by_uid, reported_at);

-- Who is kept from new work, until when; null is for good.
create table suspension (
  id uuid primary key,
  seeker_id uuid references seeker,
  company_id uuid references company,
  about_report uuid not null unique references person_report,
  until_day date,
  reason text not null,
  started_at timestamptz not null,
  check (num_nonnulls(seeker_id, company_id) = 1)
);
create index suspension_of_seeker on suspension (seeker_id) where seeker_id is not null;
create index suspension_of_company on suspension (company_id) where company_id is not null;

-- What somebody asks by their rights over personal data (docs/uk-rules.md#personal-data).
create table data_request (
  id uuid primary key,
  uid text not null references account,
  kind text not null,
  words text not null,
  received_at timestamptz not null,
  due_on date not null,
  extended_at timestamptz,
  extension_reason text not null default '',
  decision text check (decision in ('granted', 'partly', 'refused')),
  decision_reason text not null default '',
  decided_at timestamptz,
  staff_id uuid references staff_member
);
create unique index one_open_data_request on data_request (uid, kind) where decided_at is null;
create index data_request_waiting on data_request (due_on, id) where decided_at is null;
