-- More time that one side claims for some work after it was booked off (docs/product.md#hours).
create table hours_claim (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  side text not null check (side in ('seeker', 'company')),
  kind text not null check (kind in ('earlier', 'more')),
  -- When the worker came, for `earlier`.
  came_at timestamptz,
  minutes integer not null check (minutes >= 0),
  extra_minutes integer not null check (extra_minutes >= 0),
  reason text not null,
  file_ids uuid[] not null default '{}',
  made_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'accepted', 'refused')),
  answer_reason text not null default '',
  answered_at timestamptz,
  check (minutes + extra_minutes > 0)
);
create unique index one_open_hours_claim on hours_claim (assignment_id) where status = 'open';
