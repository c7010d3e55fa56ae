-- Pay terms beside the notice bands (docs/product.md#pay-terms): what stood until now is the base rate for every
-- minute, no minimum, no expenses and 30 days to pay.
update job set terms = terms || '{"pay": {"bands": [], "minimumMinutes": 0, "expenses":
  {"pencePerMile": 0, "mileageUpTo": 0, "parkingUpTo": 0, "receipts": true}, "paymentDays": "30"}}'
  where not terms ? 'pay';
update assignment set terms = terms || '{"pay": {"bands": [], "minimumMinutes": 0, "expenses":
  {"pencePerMile": 0, "mileageUpTo": 0, "parkingUpTo": 0, "receipts": true}, "paymentDays": "30"}}'
  where not terms ? 'pay';
-- Deferred triggers of this migration must run before the tables are altered.
set constraints all immediate;
alter table job add constraint job_has_pay_terms check (terms ? 'pay');
alter table assignment add constraint work_has_pay_terms check (terms ? 'pay');

-- How the minutes of a shift are paid, in their order; empty when all are at the base rate. Worked out when the job is
-- posted or changed, and copied onto the work when it is agreed.
alter table shift add column stretches jsonb not null default '[]';
alter table assignment add column stretches jsonb not null default '[]';
