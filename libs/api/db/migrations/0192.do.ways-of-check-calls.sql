-- How check calls at a site fall due and are answered (docs/product.md#check-calls).
alter table site add column calls_vary boolean not null default false;
alter table site add column calls_by_checkpoint boolean not null default false;
-- As it was when the worker booked on: it stays the same for a whole shift. Null for work begun before.
alter table attendance add column calls_vary boolean;
alter table attendance add column calls_by_checkpoint boolean;
