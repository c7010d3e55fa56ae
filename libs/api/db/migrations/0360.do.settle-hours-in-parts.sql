-- Work may have several invoices: the original, and one for each part settled after it (docs/product.md#hours).
alter table invoice drop constraint invoice_assignment_id_key;
alter table invoice add column kind text not null default 'original' check (kind in ('original', 'supplementary'));
create unique index one_original_invoice on invoice (assignment_id) where kind = 'original';
create index invoice_by_assignment on invoice (assignment_id, sequence);

-- How much of the shift, and of the time beside it, an invoice bills: the next bills only the rest.
alter table invoice add column shift_minutes integer not null default 0 check (shift_minutes >= 0);
alter table invoice add column extra_minutes integer not null default 0 check (extra_minutes >= 0);
update invoice set shift_minutes = hours.agreed_minutes - hours.agreed_extra_minutes, extra_minutes = hours.agreed_extra_minutes
from assignment_hours hours where hours.assignment_id = invoice.assignment_id and hours.agreed_minutes is not null;

-- The VAT within a credit note, so that several on one invoice add up to its VAT.
alter table credit_note add column vat_pence integer not null default 0 check (vat_pence between 0 and amount_pence);
update credit_note set vat_pence = round(share.vat::numeric * share.until / share.total) - round(share.vat::numeric * (share.until - share.amount) / share.total)
from (
  select note.id, note.amount_pence as amount, invoice.vat_pence as vat, invoice.total_pence as total, sum(note.amount_pence) over (partition by note.invoice_id order by note.sequence) as until
  from credit_note note join invoice on invoice.id = note.invoice_id where invoice.total_pence > 0
) share where share.id = credit_note.id;

-- What was paid, and the VAT in it: what is credited afterwards is to be given back.
alter table invoice add column paid_pence integer check (paid_pence >= 0);
alter table invoice add column paid_vat_pence integer check (paid_vat_pence between 0 and paid_pence);
update invoice set paid_pence = total_pence - before.credited, paid_vat_pence = vat_pence - before.vat
from (
  select paid.id, coalesce(sum(note.amount_pence), 0) as credited, coalesce(sum(note.vat_pence), 0) as vat
  from invoice paid left join credit_note note on note.invoice_id = paid.id and note.created_at <= paid.paid_recorded_at group by paid.id
) before where before.id = invoice.id and invoice.paid_on is not null;
alter table invoice add constraint payment_has_an_amount check ((paid_on is null) = (paid_pence is null) and (paid_on is null) = (paid_vat_pence is null));
create index invoice_by_payment on invoice (seeker_id, paid_on) where paid_on is not null;

-- Attendance a company entered by hand is its figure; the worker answers it or gives times of their own (docs/product.md#hours).
alter table assignment_hours add column entered_minutes integer check (entered_minutes >= 0);
alter table assignment_hours add column entered_extra_minutes integer not null default 0 check (entered_extra_minutes >= 0);
alter table assignment_hours add column given_at timestamptz;
alter table assignment_hours add column given_reason text;
alter table assignment_hours add column given_on_at timestamptz;
alter table assignment_hours add column given_off_at timestamptz;
