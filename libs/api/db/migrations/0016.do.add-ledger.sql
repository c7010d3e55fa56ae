-- Payments of invoices, the double-entry ledger under everything owed, and who looked at where a worker is paid
-- (docs/product.md#payments, docs/decisions/020-a-double-entry-ledger.md).

-- Several for one invoice. A refund is what the worker gave back of a paid invoice that was credited.
create table payment (
  id uuid primary key,
  invoice_id uuid not null references invoice,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  direction text not null check (direction in ('payment', 'refund')),
  paid_on date not null,
  pence integer not null check (pence > 0),
  -- The VAT in it. The parts add up to the invoice's VAT; after a reversal one part can make up a penny of another.
  vat_pence integer not null,
  reference text not null,
  -- Null for payments recorded before this was kept.
  recorded_by text,
  recorded_at timestamptz not null,
  confirmed_at timestamptz,
  reversed_at timestamptz,
  reversed_by text,
  reversal_reason text,
  constraint reversal_is_whole
    check ((reversed_at is null) = (reversal_reason is null) and (reversed_at is null) = (reversed_by is null)),
  constraint confirmed_payments_stand check (confirmed_at is null or reversed_at is null)
);
create index payment_by_invoice on payment (invoice_id, recorded_at);
create index payment_by_seeker on payment (seeker_id, paid_on);
create index payment_by_company on payment (company_id, paid_on);

-- The worker's books: a debit is positive, a credit negative, and each transaction adds up to 0.
create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id uuid not null,
  kind text not null
    check (kind in ('invoice', 'credit', 'payment', 'paymentReversed', 'refund', 'refundReversed')),
  -- What the company owes the worker; income without VAT and the VAT on it; what was received, without VAT and as VAT.
  account text not null check (account in ('owed', 'workIncome', 'vat', 'received', 'receivedVat')),
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  invoice_id uuid not null references invoice,
  credit_note_id uuid references credit_note,
  payment_id uuid references payment,
  -- Of the supply, the credit note or the payment; a reversal has the day of what it takes back.
  day date not null,
  pence integer not null,
  recorded_at timestamptz not null,
  constraint says_what_it_is_about check (
    (kind = 'credit') = (credit_note_id is not null) and (kind in ('invoice', 'credit')) = (payment_id is null))
);
create index ledger_entry_by_transaction on ledger_entry (transaction_id) include (pence);
create index ledger_entry_by_invoice on ledger_entry (invoice_id, account) include (pence);
create index ledger_entry_by_seeker on ledger_entry (seeker_id, day) where account <> 'owed';
create index ledger_entry_by_company on ledger_entry (company_id, day) where account <> 'owed';

create trigger ledger_entry_is_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();
create trigger ledger_entry_is_never_emptied before truncate on ledger_entry
  for each statement execute function refuse_change();

-- For each row, not for each statement: only such a trigger can wait until the commit.
create function transaction_adds_up() returns trigger language plpgsql as $$
begin
  if (select sum(pence) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not add up to 0', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transaction_adds_up after insert on ledger_entry
  deferrable initially deferred for each row execute function transaction_adds_up();

-- What the nightly check of the ledger found: the ids of the invoices that differ.
create table ledger_check (
  day date primary key,
  ran_at timestamptz not null,
  checked integer not null,
  differences uuid[] not null
);

-- Each look of a company at a worker's bank details.
create table payee_view (
  id uuid primary key,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  by_uid text not null,
  viewed_at timestamptz not null,
  invoice_ids uuid[] not null,
  way text not null check (way in ('screen', 'file'))
);
create index payee_view_by_seeker on payee_view (seeker_id, company_id, viewed_at);

-- What the company's bank answered about the name, for one version of the bank details.
create table payee_check (
  id uuid primary key,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  by_uid text not null,
  checked_at timestamptz not null,
  answer text not null check (answer in ('match', 'close', 'no', 'notAsked')),
  details_changed_at timestamptz not null
);
create index payee_check_by_seeker on payee_check (company_id, seeker_id, checked_at desc);

-- When a worker without bank details was last asked for them.
create table payee_request (
  seeker_id uuid primary key references seeker,
  asked_at timestamptz not null
);

-- What was recorded until now is carried over.
insert into payment (id, invoice_id, company_id, seeker_id, direction, paid_on, pence, vat_pence, reference,
    recorded_at, confirmed_at)
  select gen_random_uuid(), id, company_id, seeker_id, 'payment', paid_on, paid_pence, paid_vat_pence,
    payment_reference, coalesce(paid_recorded_at, confirmed_at, created_at), confirmed_at
  from invoice where paid_pence > 0;

insert into ledger_entry (transaction_id, kind, account, company_id, seeker_id, invoice_id, day, pence, recorded_at)
  select invoice.id, 'invoice', line.account, company_id, seeker_id, invoice.id, supplied_on, line.pence, created_at
  from invoice cross join lateral (values
    ('owed', total_pence), ('workIncome', vat_pence - total_pence), ('vat', -vat_pence)) line (account, pence)
  where line.pence <> 0 order by created_at, invoice.id;
insert into ledger_entry (transaction_id, kind, account, company_id, seeker_id, invoice_id, credit_note_id, day,
    pence, recorded_at)
  select note.id, 'credit', line.account, invoice.company_id, note.seeker_id, invoice.id, note.id, note.issued_on,
    line.pence, note.created_at
  from credit_note note join invoice on invoice.id = note.invoice_id cross join lateral (values
    ('owed', -note.amount_pence), ('workIncome', note.amount_pence - note.vat_pence), ('vat', note.vat_pence)
  ) line (account, pence)
  where line.pence <> 0 order by note.created_at, note.id;
insert into ledger_entry (transaction_id, kind, account, company_id, seeker_id, invoice_id, payment_id, day, pence,
    recorded_at)
  select payment.id, 'payment', line.account, company_id, seeker_id, invoice_id, payment.id, paid_on, line.pence,
    recorded_at
  from payment cross join lateral (values
    ('owed', -pence), ('received', pence - vat_pence), ('receivedVat', vat_pence)) line (account, pence)
  where line.pence <> 0 order by recorded_at, payment.id;
-- Deferred triggers of this migration must run before the table is altered.
set constraints all immediate;

drop index invoice_by_payment;
alter table invoice drop constraint payment_is_whole, drop constraint payment_has_an_amount,
  drop column paid_on, drop column payment_reference, drop column paid_recorded_at, drop column paid_pence,
  drop column paid_vat_pence, drop column confirmed_at;
