-- When a call was sent to the worker's devices, and when it would be due had the worker not asked for it sooner
-- (docs/product.md#check-calls).
alter table check_call add column rung_at timestamptz, add column planned_at timestamptz;
create index check_call_to_ring on check_call (due_at) where status = 'due' and rung_at is null;
