-- How much of the agreed time lies outside the shift: a line of its own on the invoice.
alter table assignment_hours add column agreed_extra_minutes integer not null default 0 check (agreed_extra_minutes >= 0);

-- The reference as it was on the day, for the seller's own copy; sealed, and never for the buyer (PRODUCT rule 18).
alter table invoice add column seller_utr_sealed bytea;
alter table invoice add constraint payment_is_whole check ((paid_on is null) = (payment_reference is null) and (confirmed_at is null or paid_on is not null));
create index invoice_by_supply on invoice (seeker_id, supplied_on);
create index assignment_waiting_for_invoice on assignment (company_id, seeker_id) where status = 'hoursAgreed';

alter table seeker add column last_credit_note_sequence integer not null default 0;
