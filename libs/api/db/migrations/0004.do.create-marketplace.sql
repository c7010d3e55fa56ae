-- Sites, jobs and their shifts, the search for work, and how a worker comes to a place on a shift.

-- The constraint against overlapping work needs an index over ids and ranges of time.
create extension if not exists btree_gist;

-- Sites
create table site (
  id uuid primary key,
  company_id uuid not null references company,
  name text not null,
  address text not null,
  postcode text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  zone text not null default 'Europe/London',
  geofence_metres integer not null default 500 check (geofence_metres between 50 and 5000),
  arrival_instructions text not null default '',
  -- Raising it invalidates every code printed before.
  code_generation integer not null default 1,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index site_by_company on site (company_id) where removed_at is null;

create table checkpoint (
  id uuid primary key,
  site_id uuid not null references site on delete cascade,
  letter char(1) not null check (letter between 'A' and 'J'),
  name text not null,
  unique (site_id, letter)
);

-- Jobs and shifts
create table job (
  id uuid primary key,
  company_id uuid not null references company,
  site_id uuid not null references site,
  title text not null,
  role text not null,
  description text not null default '',
  requirements text not null default '',
  pay_per_hour integer not null check (pay_per_hour between 1 and 50000),
  schedule jsonb not null,
  positions integer not null check (positions between 1 and 500),
  pin text not null check (pin ~ '^[0-9]{4}$'),
  alert_duration integer not null check (alert_duration in (15, 30, 60, 120)),
  breaks_paid boolean not null default false,
  sia_sector text,
  terms jsonb not null,
  -- Only these four are stored; the rest is derived from the shifts (docs/product.md#job-status).
  status text not null check (status in ('draft', 'published', 'closed', 'cancelled')),
  created_by text not null references account,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  published_at timestamptz,
  ended_at timestamptz
);
create index job_by_company on job (company_id, created_at desc, id desc);
create index job_by_site on job (site_id);

create table shift (
  id uuid primary key,
  job_id uuid not null references job on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  positions integer not null check (positions between 1 and 500),
  cancelled_at timestamptz,
  check (ends_at > starts_at and ends_at - starts_at <= interval '16 hours')
);
create unique index shift_once on shift (job_id, starts_at) where cancelled_at is null;
create index shift_by_job on shift (job_id, starts_at);
create index shift_by_start on shift (starts_at) where cancelled_at is null;

create table saved_job (
  seeker_id uuid not null references seeker on delete cascade,
  job_id uuid not null references job on delete cascade,
  saved_at timestamptz not null,
  primary key (seeker_id, job_id)
);

-- Applications and offers
create table application (
  id uuid primary key,
  job_id uuid not null references job,
  seeker_id uuid not null references seeker,
  status text not null check (status in ('applied', 'offered', 'accepted', 'declined', 'lapsed', 'withdrawn', 'rejected')),
  note text not null default '',
  reason text,
  shortlisted boolean not null default false,
  company_note text not null default '',
  applied_at timestamptz not null,
  decided_at timestamptz
);
create unique index one_live_application on application (job_id, seeker_id) where status in ('applied', 'offered', 'accepted');
create index application_by_seeker on application (seeker_id, applied_at desc, id desc);
create index application_by_job on application (job_id, applied_at);

create table offer (
  id uuid primary key,
  job_id uuid not null references job,
  seeker_id uuid not null references seeker,
  application_id uuid references application,
  status text not null check (status in ('open', 'accepted', 'declined', 'lapsed', 'rescinded')),
  lapses_at timestamptz not null,
  created_by text not null references account,
  created_at timestamptz not null,
  decided_at timestamptz,
  reason text,
  constraint offer_as_it_stands unique (id, seeker_id, status)
);
create index offer_by_seeker on offer (seeker_id, created_at desc);
create index offer_by_pair on offer (seeker_id, job_id);
create index offer_by_job on offer (job_id, created_at desc);
create index offer_by_lapse on offer (lapses_at) where status = 'open';

-- A worker may have several open offers of a job, each of other shifts. A shift of an offer carries the offer's worker and
-- status, kept equal by the foreign key, so that no shift is open to the same worker twice.
create table offer_shift (
  offer_id uuid not null,
  shift_id uuid not null references shift,
  seeker_id uuid not null,
  status text not null,
  primary key (offer_id, shift_id),
  constraint offer_shift_follows_offer foreign key (offer_id, seeker_id, status)
    references offer (id, seeker_id, status) on update cascade on delete cascade
);
create unique index one_open_offer_a_shift on offer_shift (seeker_id, shift_id) where status = 'open';

create table self_billing_agreement (
  id uuid primary key,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  version text not null,
  accepted_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the worker was reminded that it ends.
  reminded_at timestamptz,
  ended_at timestamptz
);
create index self_billing_by_pair on self_billing_agreement (company_id, seeker_id, accepted_at desc);
create index self_billing_by_end on self_billing_agreement (expires_at) where ended_at is null and reminded_at is null;

-- One worker in one slot of one shift, with what was agreed copied onto it (docs/product.md#accepting).
create table assignment (
  id uuid primary key,
  shift_id uuid not null references shift,
  job_id uuid not null references job,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  offer_id uuid references offer,
  slot integer not null check (slot >= 1),
  status text not null check (status in ('assigned', 'inProgress', 'completed', 'hoursAgreed', 'invoiced', 'paid', 'cancelled', 'noShow')),
  title text not null,
  role text not null,
  sia_sector text,
  requirements text not null default '',
  site_id uuid not null references site,
  site_name text not null,
  address text not null,
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  pin text not null constraint assignment_pin_has_four_digits check (pin ~ '^[0-9]{4}$'),
  pay_per_hour integer not null,
  breaks_paid boolean not null,
  alert_duration integer not null,
  terms jsonb not null,
  accepted_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('seeker', 'company', 'S4')),
  end_reason text,
  owed_pence integer,
  check (ends_at > starts_at),
  constraint no_overlapping_work exclude using gist (
    seeker_id with =, tstzrange(starts_at, ends_at, '[)') with &&
  ) where (status not in ('cancelled', 'noShow'))
);
create unique index one_person_a_slot on assignment (shift_id, slot) where status not in ('cancelled', 'noShow');
create index assignment_by_seeker on assignment (seeker_id, starts_at);
create index assignment_by_company on assignment (company_id, starts_at);
create index assignment_by_job on assignment (job_id, starts_at);
-- What the sweep looks for: who has not come, who has not left, whose agreed hours wait for an invoice.
create index assignment_not_begun on assignment (starts_at) where status = 'assigned';
create index assignment_under_way on assignment (ends_at) where status = 'inProgress';
create index assignment_to_invoice on assignment (id) where status = 'hoursAgreed';
create index assignment_waiting_for_invoice on assignment (company_id, seeker_id) where status = 'hoursAgreed';

-- A slot beyond the shift's positions cannot be taken, nor the positions cut below the slots taken.
create function slot_within_positions() returns trigger language plpgsql as $$
begin
  if new.status not in ('cancelled', 'noShow')
    and new.slot > (select positions from shift where id = new.shift_id for share) then
    raise exception 'slot % is beyond the positions of the shift', new.slot
      using errcode = 'check_violation', constraint = 'slot_within_positions';
  end if;
  return new;
end $$;
create trigger slot_within_positions before insert or update of slot, shift_id, status on assignment
  for each row execute function slot_within_positions();

create function positions_cover_slots() returns trigger language plpgsql as $$
begin
  if exists (select 1 from assignment where shift_id = new.id and slot > new.positions and status not in ('cancelled', 'noShow')) then
    raise exception 'more slots are taken than % positions', new.positions
      using errcode = 'check_violation', constraint = 'positions_cover_slots';
  end if;
  return new;
end $$;
create trigger positions_cover_slots before update of positions on shift
  for each row execute function positions_cover_slots();

-- A calendar program reads somebody's work by a secret address; only the hash is kept.
create table calendar_feed (
  uid text primary key references account on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null
);

-- What each side thought of the other after a shift: once, and not changed afterwards.
create table rating (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  company_id uuid not null references company,
  seeker_id uuid not null references seeker,
  by_side text not null check (by_side in ('seeker', 'company')),
  stars smallint not null check (stars between 1 and 5),
  comment text not null default '',
  created_at timestamptz not null
);
create unique index rated_once on rating (assignment_id, by_side);
create index rating_of_seeker on rating (seeker_id) where by_side = 'company';
create index rating_of_company on rating (company_id) where by_side = 'seeker';

-- What a job is at an instant: the SQL twin of jobStatus in @s4/domain, and the one place every list asks.
create function job_state(of_job uuid, stored text, moment timestamptz)
returns table (
  status text,
  next_shift_id uuid,
  next_starts_at timestamptz,
  next_ends_at timestamptz,
  first_starts_at timestamptz,
  last_ends_at timestamptz,
  shift_count integer,
  taken integer,
  places integer,
  places_left integer,
  coming_taken integer,
  in_progress integer
) language sql stable as $$
  with filling as (
    select s.id, s.starts_at, s.ends_at, s.positions, s.ends_at - moment >= interval '15 minutes' as bookable,
      coalesce(a.taken, 0)::int as taken, coalesce(a.working, 0)::int as working
    from shift s
    left join lateral (
      select count(*) as taken, count(*) filter (where assignment.status = 'inProgress') as working
      from assignment where assignment.shift_id = s.id and assignment.status not in ('cancelled', 'noShow')
    ) a on true
    where s.job_id = of_job and s.cancelled_at is null
  ),
  summed as (
    select coalesce(bool_or(taken > 0), false) as worked,
      not coalesce(bool_or(taken > 0 and ends_at > moment), false) as over,
      coalesce(bool_or(taken > 0 and starts_at <= moment and ends_at > moment), false) as running,
      coalesce(bool_or(bookable and taken < positions), false) as open,
      min(starts_at) as first_starts_at, max(ends_at) as last_ends_at, count(*)::int as shift_count,
      coalesce(sum(taken), 0)::int as taken, coalesce(sum(positions), 0)::int as places,
      coalesce(min(greatest(positions - taken, 0)) filter (where bookable), 0)::int as places_left,
      coalesce(sum(taken) filter (where ends_at > moment), 0)::int as coming_taken,
      coalesce(sum(working), 0)::int as in_progress
    from filling
  ),
  following as (select id, starts_at, ends_at from filling where ends_at > moment order by starts_at limit 1)
  select
    case
      when stored in ('draft', 'cancelled') then stored
      when running then 'inProgress'
      when stored = 'closed' then case when worked and over then 'completed' else 'closed' end
      when open then 'open'
      when not over then 'filled'
      when worked then 'completed'
      else 'expired'
    end,
    following.id, following.starts_at, following.ends_at, first_starts_at, last_ends_at,
    shift_count, taken, places, places_left, coming_taken, in_progress
  from summed left join following on true
$$;

-- The search for work (docs/decisions/007-search-over-a-million-jobs.md).
-- A filter for words, small enough to stand in the indexes that searches walk: two bits of 256 for each word. A job
-- without all the bits of the words looked for does not have the words; one with them is looked at. By md5, which never changes.
create function word_bits(words tsvector) returns bit(256) language sql immutable parallel safe as $$
  select coalesce(bit_or(set_bit(set_bit(zeros, get_byte(hash, 0), 1), get_byte(hash, 1), 1)), zeros)
  from (select repeat('0', 256)::bit(256) as zeros) as nothing
  left join lateral (select decode(md5(lexeme), 'hex') as hash from unnest(tsvector_to_array(words)) as lexeme) as hashed on true
  group by zeros
$$;

-- One narrow row for each job that can be applied for, kept in the transaction of whatever changes it.
-- Searches read its indexes alone; the wide tables are read for the page that is shown.
create table open_job (
  job_id uuid primary key references job on delete cascade,
  -- 0.1° x 0.15°; the twin of searchCell in @s4/domain.
  cell integer not null,
  lat double precision not null,
  lng double precision not null,
  -- The next shift with a place left, and the last moment it can still be offered.
  starts_at timestamptz not null,
  bookable_until timestamptz not null,
  pay_per_hour integer not null,
  role text not null,
  sia_sector text,
  posted_at timestamptz not null,
  words tsvector not null,
  word_bits bit(256) not null generated always as (word_bits(words)) stored
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
-- Searches are planned by how many jobs are in each cell; the United Kingdom has some 2500 with people in them.
alter table open_job alter column cell set statistics 3000;
create index open_job_by_cell on open_job (cell, starts_at) include (job_id, bookable_until, pay_per_hour, lat, lng, word_bits);
create index open_job_by_cell_and_pay on open_job (cell, pay_per_hour) include (job_id, bookable_until, starts_at, lat, lng, word_bits);
create index open_job_by_start on open_job (starts_at, job_id) include (bookable_until, pay_per_hour, lat, lng, word_bits);
create index open_job_by_posting on open_job (posted_at desc, job_id desc) include (bookable_until, pay_per_hour, starts_at);
create index open_job_by_pay on open_job (pay_per_hour desc, job_id desc) include (bookable_until, starts_at, lat, lng);
create index open_job_by_words on open_job using gin (words);
create index open_job_by_end on open_job (bookable_until);

-- Writes the row of each job afresh, or removes it when nothing is left to apply for. It goes by `moment` or, when the
-- server has written a later instant on the job or its work, by that: the server's clock rules here, not the database's.
create function refresh_open_jobs(jobs uuid[], moment timestamptz) returns void
language sql set search_path = pg_catalog, public, pg_temp as $$
  delete from open_job where job_id = any(jobs);
  insert into open_job
  select job.id,
    floor((site.lat + 90) * 10)::int * 2400 + floor((site.lng + 180) * 20 / 3)::int % 2400, site.lat, site.lng,
    next.starts_at, next.ends_at - interval '15 minutes', job.pay_per_hour, job.role, job.sia_sector, job.published_at,
    setweight(to_tsvector('english', job.title || ' ' || replace(job.role, '-', ' ')), 'A')
      || setweight(to_tsvector('english', site.name || ' ' || site.address || ' ' || site.postcode || ' ' || company.company_name), 'B')
      || setweight(to_tsvector('english', job.description || ' ' || job.requirements), 'D')
  from job join site on site.id = job.site_id join company on company.id = job.company_id
  cross join lateral (
    select greatest(refresh_open_jobs.moment, job.updated_at, job.published_at,
      (select max(greatest(accepted_at, ended_at)) from assignment where assignment.job_id = job.id)) as moment
  ) known
  cross join lateral (
    select shift.starts_at, shift.ends_at from shift
    where shift.job_id = job.id and shift.cancelled_at is null and shift.ends_at - known.moment >= interval '15 minutes'
      and shift.positions > (select count(*) from assignment where assignment.shift_id = shift.id and assignment.status not in ('cancelled', 'noShow'))
    order by shift.starts_at limit 1
  ) next
  where job.id = any(jobs) and job.status = 'published'
  -- Two people may take the last places of one job at once.
  on conflict (job_id) do update set cell = excluded.cell, lat = excluded.lat, lng = excluded.lng, starts_at = excluded.starts_at,
    bookable_until = excluded.bookable_until, pay_per_hour = excluded.pay_per_hour, role = excluded.role,
    sia_sector = excluded.sia_sector, posted_at = excluded.posted_at, words = excluded.words
$$;

-- Runs as the caller and searches our schema alone: as the owner, a table of the same name in a schema searched before
-- ours, and the trigger on it, would run with the owner's rights.
create function open_jobs_follow() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare touched uuid[];
begin
  if tg_table_name = 'job' then select array_agg(distinct id) into touched from changed;
  elsif tg_table_name = 'site' then select array_agg(job.id) into touched from job where job.site_id in (select id from changed) and job.status = 'published';
  else select array_agg(distinct job_id) into touched from changed;
  end if;
  if touched is not null then perform refresh_open_jobs(touched, '-infinity'); end if;
  return null;
end $$;
create trigger open_jobs_follow_new_jobs after insert on job
  referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_jobs after update on job
  referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_new_shifts after insert on shift
  referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_shifts after update on shift
  referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_removed_shifts after delete on shift
  referencing old table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_new_work after insert on assignment
  referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_work after update on assignment
  referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_sites after update on site
  referencing new table as changed for each statement execute function open_jobs_follow();
