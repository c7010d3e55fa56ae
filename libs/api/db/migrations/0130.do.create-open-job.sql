-- One narrow row for each job that can be applied for, kept in the transaction of whatever changes it.
-- Searches read its indexes alone; the wide tables are read for the page that is shown.
create table open_job (
  job_id uuid primary key references job on delete cascade,
  -- 0.1° x 0.15°; the twin of searchCell in @s4/domain/search-cell.
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
  words tsvector not null
) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
create index open_job_by_cell on open_job (cell, starts_at) include (job_id, bookable_until, pay_per_hour, lat, lng);
create index open_job_by_start on open_job (starts_at, job_id) include (bookable_until, pay_per_hour, lat, lng);
create index open_job_by_posting on open_job (posted_at desc, job_id desc) include (bookable_until, pay_per_hour, starts_at);
create index open_job_by_pay on open_job (pay_per_hour desc, job_id desc) include (bookable_until, starts_at, lat, lng);
create index open_job_by_words on open_job using gin (words);
create index open_job_by_end on open_job (bookable_until);

create table saved_job (
  seeker_id uuid not null references seeker on delete cascade,
  job_id uuid not null references job on delete cascade,
  saved_at timestamptz not null,
  primary key (seeker_id, job_id)
);

-- Writes the row of each job afresh, or removes it when nothing is left to apply for. It goes by `moment` or, when the
-- server has written a later instant on the job or its work, by that: the server's clock rules here, not the database's.
create function refresh_open_jobs(jobs uuid[], moment timestamptz) returns void language sql security definer set search_path = public as $$
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

create function open_jobs_follow() returns trigger language plpgsql security definer set search_path = public as $$
declare touched uuid[];
begin
  if tg_table_name = 'job' then select array_agg(distinct id) into touched from changed;
  elsif tg_table_name = 'site' then select array_agg(job.id) into touched from job where job.site_id in (select id from changed) and job.status = 'published';
  else select array_agg(distinct job_id) into touched from changed;
  end if;
  if touched is not null then perform refresh_open_jobs(touched, '-infinity'); end if;
  return null;
end $$;
create trigger open_jobs_follow_new_jobs after insert on job referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_jobs after update on job referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_new_shifts after insert on shift referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_shifts after update on shift referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_removed_shifts after delete on shift referencing old table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_new_work after insert on assignment referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_work after update on assignment referencing new table as changed for each statement execute function open_jobs_follow();
create trigger open_jobs_follow_sites after update on site referencing new table as changed for each statement execute function open_jobs_follow();
