-- The shifts that an application is for, where it is not for the whole job (docs/product.md#applications).
create table application_shift (
  application_id uuid not null references application on delete cascade,
  shift_id uuid not null references shift,
  primary key (application_id, shift_id)
);
create index application_shift_by_shift on application_shift (shift_id);
