-- Who is on call for a company's alerts, and how an alert climbs until somebody acknowledges it.

create table on_call_entry (
  id uuid primary key,
  company_id uuid not null,
  uid text not null,
  place text not null check (place in ('first', 'second')),
  weekday text
    check (weekday in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday')),
  on_date date,
  -- By the clocks of Europe/London; an end not after the start is on the next day.
  starts_at char(5) not null,
  ends_at char(5) not null,
  check ((weekday is null) <> (on_date is null)),
  -- Whoever leaves the company is on call no more.
  foreign key (company_id, uid) references company_member (company_id, uid) on delete cascade
);
create index on_call_entry_by_company on on_call_entry (company_id);

create table alert_rule (
  company_id uuid primary key references company on delete cascade,
  first_minutes smallint not null check (first_minutes between 1 and 60),
  second_minutes smallint not null check (second_minutes between 1 and 60),
  owner_minutes smallint not null check (owner_minutes between 1 and 60),
  -- How much each kind of alert weighs, where the company has chosen.
  severities jsonb not null default '{}'
);

create table alert_escalation (
  alert_id uuid primary key references alert on delete cascade,
  company_id uuid not null references company on delete cascade,
  severity text not null check (severity in ('urgent', 'important')),
  rung text not null check (rung in ('first', 'second', 'owner')),
  step smallint not null,
  -- Null once it has ended.
  next_at timestamptz,
  -- When the last step ended without anybody acknowledging the alert.
  unanswered_at timestamptz
);
create index alert_escalation_by_next on alert_escalation (next_at) where next_at is not null;
