-- What is settled and waits for an invoice is looked for by every sweep.
create index assignment_to_invoice on assignment (id) where status = 'hoursAgreed';
create index assignment_hours_in_dispute on assignment_hours (assignment_id) where status = 'disputed';
