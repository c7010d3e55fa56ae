-- What was refused can be claimed again; what waits or is agreed cannot (docs/product.md#expenses).
alter table expense_claim drop constraint one_expense_claim_of_each_kind;
create unique index one_expense_claim_of_each_kind on expense_claim (assignment_id, kind) where status <> 'refused';
