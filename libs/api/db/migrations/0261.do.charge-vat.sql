-- Nine digits, for whoever is registered; their invoices carry VAT on top of the pay, inside the total.
alter table seeker add column vat_number text check (vat_number ~ '^[0-9]{9}$');
alter table invoice add column vat_pence integer not null default 0 check (vat_pence between 0 and total_pence);
