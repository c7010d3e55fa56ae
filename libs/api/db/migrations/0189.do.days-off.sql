-- Days on which a worker does not want to work; removed when they are over.
create table day_off (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  -- Both included.
  from_date date not null,
  to_date date not null,
  check (from_date <= to_date)
);
create index on day_off (seeker_id, to_date);
create index on day_off (to_date);
