create table assignment_hours (
  assignment_id uuid primary key references assignment,
  status text not null check (status in ('proposed', 'countered', 'agreed', 'disputed')),
  proposed_minutes integer not null check (proposed_minutes >= 0),
  extra_minutes integer not null default 0 check (extra_minutes >= 0),
  counter_minutes integer check (counter_minutes >= 0),
  counter_reason text,
  agreed_minutes integer check (agreed_minutes >= 0),
  agreed_pence integer check (agreed_pence >= 0),
  respond_by timestamptz,
  agreed_at timestamptz,
  check ((status = 'agreed') = (agreed_minutes is not null))
);
create index assignment_hours_by_deadline on assignment_hours (respond_by) where status in ('proposed', 'countered');

create table invoice (
  id uuid primary key,
  seeker_id uuid not null references seeker,
  company_id uuid not null references company,
  assignment_id uuid not null unique references assignment,
  sequence integer not null,
  number text not null,
  issued_on date not null,
  supplied_on date not null,
  -- Names and addresses as they were on the day.
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null,
  total_pence integer not null check (total_pence >= 0),
  agreement_version text not null,
  created_at timestamptz not null,
  paid_on date,
  payment_reference text,
  paid_recorded_at timestamptz,
  confirmed_at timestamptz,
  unique (seeker_id, sequence),
  unique (seeker_id, number)
);
create index invoice_by_seeker on invoice (seeker_id, created_at desc, id desc);
create index invoice_by_company on invoice (company_id, created_at desc, id desc);

create table credit_note (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  seeker_id uuid not null references seeker,
  sequence integer not null,
  number text not null,
  issued_on date not null,
  reason text not null,
  amount_pence integer not null check (amount_pence > 0),
  created_at timestamptz not null,
  unique (seeker_id, sequence),
  unique (seeker_id, number)
);
create index credit_note_by_invoice on credit_note (invoice_id);
