-- Routes of checkpoints at a site, and the patrols that workers walk on shift (docs/product.md#patrols).
create table patrol_route (
  id uuid primary key,
  company_id uuid not null references company,
  site_id uuid not null references site,
  name text not null,
  letters text[] not null check (cardinality(letters) between 1 and 10),
  any_order boolean not null,
  -- Either every so many minutes of the shift, or at these times of the site's clock.
  every_minutes integer,
  times text[] not null,
  window_minutes integer not null,
  tolerance_minutes integer not null,
  is_on boolean not null default true,
  created_at timestamptz not null,
  check ((every_minutes is null) = (cardinality(times) > 0))
);
create index patrol_route_by_site on patrol_route (site_id, created_at);
create index patrol_route_by_company on patrol_route (company_id);

-- A route whose patrols of a piece of work are made; it is made once, by whichever process comes first.
create table patrol_plan (
  assignment_id uuid not null references assignment,
  route_id uuid not null references patrol_route,
  primary key (assignment_id, route_id)
);
create index patrol_plan_by_route on patrol_plan (route_id);

create table patrol (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  route_id uuid not null references patrol_route,
  name text not null,
  any_order boolean not null,
  opens_at timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- When what is not scanned is missed: the end of the window and the tolerance.
  miss_at timestamptz not null,
  status text not null default 'due' check (status in ('due', 'done', 'missed', 'cutShort', 'stopped')),
  closed_at timestamptz,
  reason text
);
create unique index patrol_once on patrol (assignment_id, route_id, starts_at) where status <> 'stopped';
create index patrol_by_assignment on patrol (assignment_id, starts_at);
create index patrol_by_route on patrol (route_id) where status = 'due';
create index patrol_to_miss on patrol (miss_at) where status = 'due';

create table patrol_point (
  patrol_id uuid not null references patrol on delete cascade,
  place integer not null,
  letter char(1) not null,
  -- As the checkpoint was called when the patrol was made.
  name text not null,
  scanned_at timestamptz,
  is_late boolean not null default false,
  missed_at timestamptz,
  primary key (patrol_id, letter)
);

alter table alert add column patrol_id uuid references patrol;
create unique index missed_patrol_alert_once on alert (patrol_id) where kind = 'missedPatrol';
alter table alert drop constraint alert_kind_check;
alter table alert add constraint alert_kind_check
  check (kind in ('missedCheckCall', 'leftGeofence', 'outsideAtBookOn', 'late', 'forgottenBookOff', 'help', 'papersMissing', 'checkDue', 'missedPatrol'));
