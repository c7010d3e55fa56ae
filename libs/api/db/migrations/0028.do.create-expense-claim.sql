-- What a worker claims for the way to some work and for parking there (docs/product.md#expenses).
create table expense_claim (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  kind text not null check (kind in ('mileage', 'parking')),
  miles integer check (miles > 0),
  pence integer not null check (pence > 0),
  -- The receipt.
  file_id uuid references stored_file,
  status text not null default 'claimed' check (status in ('claimed', 'agreed', 'refused')),
  -- Why it was refused.
  reason text not null default '',
  claimed_at timestamptz not null,
  answered_at timestamptz,
  -- The invoice that bills it.
  invoice_id uuid references invoice,
  constraint one_expense_claim_of_each_kind unique (assignment_id, kind),
  check ((kind = 'mileage') = (miles is not null)),
  check ((status = 'claimed') = (answered_at is null)),
  check (invoice_id is null or status = 'agreed')
);
create index expense_claim_to_invoice on expense_claim (assignment_id) where status = 'agreed' and invoice_id is null;
create index expense_claim_by_invoice on expense_claim (invoice_id) where invoice_id is not null;
create index expense_claim_by_file on expense_claim (file_id) where file_id is not null;
