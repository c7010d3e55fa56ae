-- Several people asked at once for a place that somebody cannot or may not fill (docs/product.md#cover).
create table cover (
  id uuid primary key,
  company_id uuid not null references company,
  shift_id uuid not null references shift,
  -- The late worker who keeps the place until somebody accepts; null where the place is free.
  replaces_assignment_id uuid references assignment,
  asked_by text not null references account,
  asked_at timestamptz not null,
  ended_at timestamptz,
  result text check (result in ('accepted', 'arrived', 'unanswered')),
  check ((ended_at is null) = (result is null))
);
create index cover_open_by_shift on cover (shift_id) where ended_at is null;
create index cover_replaces on cover (replaces_assignment_id) where ended_at is null;
alter table offer add column cover_id uuid references cover;
create index offer_by_cover on offer (cover_id) where cover_id is not null;
-- When somebody who covers can be at the site; null: at the start of the shift.
alter table assignment add column expected_at timestamptz;
