-- A company asks for a correction; only the seller's consent makes the credit note (an invoice is never changed).
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
