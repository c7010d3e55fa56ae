-- A claim for expenses has a deadline, after which it is agreed as hours are (docs/product.md#expenses). Claims that
-- wait already get the whole time from now on.
alter table expense_claim
  add column respond_by timestamptz,
  -- When the company was reminded of it.
  add column reminded_at timestamptz;
update expense_claim
  set respond_by = case status when 'claimed' then now() else claimed_at end + interval '72 hours';
alter table expense_claim alter column respond_by set not null;
create index expense_claim_to_answer on expense_claim (respond_by) where status = 'claimed';
