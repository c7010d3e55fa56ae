-- Searches that a worker keeps, and is told of new jobs by (docs/product.md#saved-searches).
create table saved_search (
  id uuid primary key,
  seeker_id uuid not null references seeker on delete cascade,
  name text not null,
  alert text not null check (alert in ('off', 'app', 'mail', 'daily')),
  -- As it was searched, to open it again.
  search jsonb not null,
  text text,
  query tsquery generated always as (websearch_to_tsquery('english', text)) stored,
  lat double precision,
  lng double precision,
  -- Miles around the place; without one, the worker's home and how far they go count.
  within integer,
  pay_from integer,
  from_day date,
  to_day date,
  role text,
  sia_sector text,
  created_at timestamptz not null,
  -- When the mail of the day goes out; null while nothing waits for it.
  mail_due_at timestamptz,
  check ((lat is null) = (lng is null) and (lat is null) = (within is null))
);
create unique index one_saved_search_of_a_name on saved_search (seeker_id, lower(name));
create index saved_search_mail_due on saved_search (mail_due_at) where mail_due_at is not null;

-- Where a search that tells of jobs looks: cells of the search grid, or for a large circle squares of ten by ten of
-- them, as negative numbers.
create table saved_search_cell (
  cell integer not null,
  saved_search_id uuid not null references saved_search on delete cascade,
  primary key (cell, saved_search_id)
);
create index saved_search_cell_by_search on saved_search_cell (saved_search_id);

-- A job somebody was told of, once whatever they saved.
create table saved_search_match (
  seeker_id uuid not null references seeker on delete cascade,
  job_id uuid not null references job on delete cascade,
  saved_search_id uuid references saved_search on delete set null,
  found_at timestamptz not null,
  waits_for_mail boolean not null,
  primary key (seeker_id, job_id)
);
create index saved_search_match_by_search on saved_search_match (saved_search_id);
create index saved_search_match_by_job on saved_search_match (job_id);
create index saved_search_match_by_age on saved_search_match (found_at);

-- Jobs posted or changed that saved searches have not been compared with.
create table job_to_match (
  job_id uuid primary key references job on delete cascade,
  queued_at timestamptz not null default clock_timestamp()
);
create index job_to_match_by_age on job_to_match (queued_at);

create function square_of_cell(cell integer) returns integer
language sql immutable parallel safe as $$ select -((cell / 2400 / 10) * 240 + (cell % 2400) / 10) - 1 $$;

-- What a circle covers; the twin of cellsAround in @s4/domain, with squares instead above 100 cells.
create function cells_of_circle(lat double precision, lng double precision, metres double precision) returns integer[]
language sql immutable parallel safe set search_path = pg_catalog, public, pg_temp as $$
  with reach as (
    select degrees((metres + 1) / 6371008.8) as up,
      degrees(asin(least(1, sin(least(pi() / 2, (metres + 1) / 6371008.8)) / greatest(1e-9, cos(radians(lat)))))) as across
  ), box as (
    select floor((greatest(49, lat - up) + 90) * 10)::int as south, floor((least(61, lat + up) + 90) * 10)::int as north,
      floor((greatest(-9, lng - across) + 180) * 20 / 3)::int as west,
      floor((least(2.5, lng + across) + 180) * 20 / 3)::int as east
    from reach
  )
  select coalesce(array_agg(distinct case when (north - south + 1) * (east - west + 1) <= 100 then y * 2400 + x
    else square_of_cell(y * 2400 + x) end), '{}')
  from box, generate_series(south, north) as y, generate_series(west, east) as x
$$;

create function place_saved_search() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from saved_search_cell where saved_search_id = new.id;
  if new.alert <> 'off' then
    insert into saved_search_cell (cell, saved_search_id)
    select unnest(cells_of_circle(coalesce(new.lat, home_lat), coalesce(new.lng, home_lng),
      coalesce(new.within * 1609.344, max_distance_km * 1000.0))), new.id
    from seeker where id = new.seeker_id and coalesce(new.lat, home_lat) is not null
      and coalesce(new.lng, home_lng) is not null;
  end if;
  return null;
end $$;
create trigger place_saved_search after insert or update of lat, lng, within, alert on saved_search
  for each row execute function place_saved_search();

-- A search without a place moves with its worker.
create function saved_searches_follow_home() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update saved_search set within = within where seeker_id = new.id and lat is null;
  return null;
end $$;
create trigger saved_searches_follow_home after update of home_lat, home_lng, max_distance_km on seeker for each row
  when ((old.home_lat, old.home_lng, old.max_distance_km) is distinct from
    (new.home_lat, new.home_lng, new.max_distance_km))
  execute function saved_searches_follow_home();

create function queue_job_to_match() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into job_to_match (job_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger queue_new_job_to_match after insert on job for each row when (new.status = 'published')
  execute function queue_job_to_match();
create trigger queue_changed_job_to_match after update of status, title, role, pay_per_hour, sia_sector, requirements,
  site_id, schedule on job for each row
  when (new.status = 'published' and (old.status, old.title, old.role, old.pay_per_hour, old.sia_sector,
    old.requirements, old.site_id, old.schedule) is distinct from (new.status, new.title, new.role, new.pay_per_hour,
    new.sia_sector, new.requirements, new.site_id, new.schedule))
  execute function queue_job_to_match();
