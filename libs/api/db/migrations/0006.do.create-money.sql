-- Hours, invoices and their corrections.

create table assignment_hours (
  assignment_id uuid primary key references assignment,
  status text not null check (status in ('proposed', 'countered', 'agreed', 'disputed')),
  -- The worker's figure: time within the shift, and time before or after it.
  proposed_minutes integer not null check (proposed_minutes >= 0),
  extra_minutes integer not null default 0 check (extra_minutes >= 0),
  -- Attendance a company entered by hand is its figure; the worker accepts it or gives times of their own
  -- (docs/product.md#hours).
  entered_minutes integer check (entered_minutes >= 0),
  entered_extra_minutes integer not null default 0 check (entered_extra_minutes >= 0),
  given_at timestamptz,
  given_reason text,
  given_on_at timestamptz,
  given_off_at timestamptz,
  -- The company's proposal, and what the worker said when refusing it; null when they said nothing.
  counter_minutes integer check (counter_minutes >= 0),
  counter_reason text,
  dispute_reason text,
  agreed_minutes integer check (agreed_minutes >= 0),
  -- How much of the agreed time lies outside the shift: a line of its own on the invoice.
  agreed_extra_minutes integer not null default 0 check (agreed_extra_minutes >= 0),
  agreed_pence integer check (agreed_pence >= 0),
  respond_by timestamptz,
  agreed_at timestamptz,
  check ((status = 'agreed') = (agreed_minutes is not null))
);
create index assignment_hours_by_deadline on assignment_hours (respond_by) where status in ('proposed', 'countered');
create index assignment_hours_in_dispute on assignment_hours (assignment_id) where status = 'disputed';

-- Work has one original invoice, and a supplementary one for each part settled after it (docs/product.md#invoices).
create table invoice (
  id uuid primary key,
  seeker_id uuid not null references seeker,
  company_id uuid not null references company,
  assignment_id uuid not null references assignment,
  kind text not null default 'original' check (kind in ('original', 'supplementary')),
  sequence integer not null,
  number text not null,
  issued_on date not null,
  supplied_on date not null,
  -- Names and addresses as they were on the day.
  seller jsonb not null,
  buyer jsonb not null,
  -- As it was on the day, for the seller's own copy; the buyer never sees it (docs/product.md#document-checks).
  seller_utr_sealed bytea,
  lines jsonb not null,
  -- How much of the shift, and of the time beside it, it bills: the next bills only the rest.
  shift_minutes integer not null default 0 check (shift_minutes >= 0),
  extra_minutes integer not null default 0 check (extra_minutes >= 0),
  total_pence integer not null check (total_pence >= 0),
  vat_pence integer not null default 0 check (vat_pence between 0 and total_pence),
  agreement_version text not null,
  created_at timestamptz not null,
  paid_on date,
  payment_reference text,
  paid_recorded_at timestamptz,
  -- What was paid, and the VAT in it: what is credited afterwards is to be given back.
  paid_pence integer check (paid_pence >= 0),
  paid_vat_pence integer check (paid_vat_pence between 0 and paid_pence),
  confirmed_at timestamptz,
  unique (seeker_id, sequence),
  unique (seeker_id, number),
  constraint payment_is_whole
    check ((paid_on is null) = (payment_reference is null) and (confirmed_at is null or paid_on is not null)),
  constraint payment_has_an_amount
    check ((paid_on is null) = (paid_pence is null) and (paid_on is null) = (paid_vat_pence is null))
);
create unique index one_original_invoice on invoice (assignment_id) where kind = 'original';
create index invoice_by_assignment on invoice (assignment_id, sequence);
create index invoice_by_seeker on invoice (seeker_id, created_at desc, id desc);
create index invoice_by_company on invoice (company_id, created_at desc, id desc);
create index invoice_by_supply on invoice (seeker_id, supplied_on);
create index invoice_by_payment on invoice (seeker_id, paid_on) where paid_on is not null;

create table credit_note (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  seeker_id uuid not null references seeker,
  sequence integer not null,
  number text not null,
  issued_on date not null,
  reason text not null,
  amount_pence integer not null check (amount_pence > 0),
  -- The VAT within the amount, so that several credit notes on one invoice add up to its VAT.
  vat_pence integer not null default 0 check (vat_pence between 0 and amount_pence),
  created_at timestamptz not null,
  unique (seeker_id, sequence),
  unique (seeker_id, number)
);
create index credit_note_by_invoice on credit_note (invoice_id);

-- A company asks for a correction; only the seller's consent makes the credit note.
create table credit_request (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  amount_pence integer not null check (amount_pence > 0),
  reason text not null,
  status text not null check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  answer text
);
create unique index one_open_credit_request on credit_request (invoice_id) where status = 'open';
create index credit_request_by_invoice on credit_request (invoice_id, asked_at desc);
