-- Since when the worker shares the position; null while not. `outside_since` makes one exit one alert.
alter table attendance add column location_shared_at timestamptz;
alter table attendance add column outside_since timestamptz;

-- What the sweep looks for: who has not come, who has not left.
create index assignment_not_begun on assignment (starts_at) where status = 'assigned';
create index assignment_under_way on assignment (ends_at) where status = 'inProgress';
