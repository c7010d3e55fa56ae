-- People and vehicles counted at a site by the workers on shift there (docs/product.md#counting).
alter table site add column capacity integer check (capacity between 1 and 200000);
alter table site add column vehicle_spaces integer check (vehicle_spaces between 1 and 200000);

create table site_count (
  id uuid primary key,
  site_id uuid not null references site,
  assignment_id uuid not null references assignment,
  kind text not null check (kind in ('people', 'vehicles')),
  ins integer not null check (ins >= 0),
  outs integer not null check (outs >= 0),
  -- Given where the count was set to 0.
  reset_reason text,
  at timestamptz not null
);
create index on site_count (site_id, at);
create index on site_count (assignment_id);

-- What the counts of a site come to, since the last reset or pause.
create table site_counter (
  site_id uuid not null references site,
  kind text not null check (kind in ('people', 'vehicles')),
  inside integer not null,
  peak integer not null,
  since timestamptz not null,
  last_at timestamptz not null,
  primary key (site_id, kind)
);
