-- What the ledger says about each invoice, kept beside it so that lists and sums need not add it up anew. Only the
-- trigger writes it; the nightly check compares it with the ledger (docs/product.md#ledger).
alter table invoice
  add column owed_pence integer not null default 0,
  add column received_pence integer not null default 0,
  add column received_vat_pence integer not null default 0;

create function keep_balance_on_invoice() returns trigger language plpgsql as $$
begin
  update invoice set owed_pence = owed_pence + change.owed, received_pence = received_pence + change.received,
    received_vat_pence = received_vat_pence + change.received_vat
  from (
    select invoice_id, coalesce(sum(pence) filter (where account = 'owed'), 0) as owed,
      coalesce(sum(pence) filter (where account in ('received', 'receivedVat')), 0) as received,
      coalesce(sum(pence) filter (where account = 'receivedVat'), 0) as received_vat
    from added group by invoice_id
  ) change
  where invoice.id = change.invoice_id;
  return null;
end $$;
create trigger ledger_entry_changes_balance after insert on ledger_entry
  referencing new table as added for each statement execute function keep_balance_on_invoice();

update invoice set owed_pence = sums.owed, received_pence = sums.received, received_vat_pence = sums.received_vat
from (
  select invoice_id, coalesce(sum(pence) filter (where account = 'owed'), 0) as owed,
    coalesce(sum(pence) filter (where account in ('received', 'receivedVat')), 0) as received,
    coalesce(sum(pence) filter (where account = 'receivedVat'), 0) as received_vat
  from ledger_entry group by invoice_id
) sums
where invoice.id = sums.invoice_id;

create index invoice_unsettled_by_company on invoice (company_id, created_at desc, id desc) where owed_pence <> 0;
create index invoice_unsettled_by_seeker on invoice (seeker_id, created_at desc, id desc) where owed_pence <> 0;
