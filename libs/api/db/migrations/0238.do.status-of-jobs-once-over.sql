-- The status that a job has once its shifts are over, kept with the job: it follows from what was stored and from whether
-- somebody has a place, not from the time. Lists and counts of a company then read an index instead of the job's work.
-- The status is null until the next file fills it. No other table has columns of these names.
alter table job add column has_workers boolean not null default false, add column status_once_over text;

create function write_status_once_over() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.status_once_over := case
    when new.status in ('draft', 'cancelled') then new.status
    when new.has_workers then 'completed'
    when new.status = 'closed' then 'closed'
    else 'expired'
  end;
  return new;
end $$;
create trigger status_once_over before insert or update of status, has_workers, status_once_over on job
  for each row execute function write_status_once_over();

-- Now also whether somebody has a place. It still locks the jobs before it looks: two who change shifts or work of one
-- job at once would else not see each other's.
create or replace function write_when_jobs_are_over(jobs uuid[]) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from job where id = any(jobs) order by id for no key update;
  update job set shifts_over_at = known.over_at, has_workers = known.has_workers
  from (
    select touched.id, max(shift.ends_at) as over_at,
      bool_or(exists (select from assignment where assignment.shift_id = shift.id
        and assignment.status not in ('cancelled', 'noShow'))) as has_workers
    from unnest(jobs) as touched(id) left join shift on shift.job_id = touched.id and shift.cancelled_at is null
    group by touched.id
  ) as known
  where job.id = known.id
    and (job.shifts_over_at, job.has_workers) is distinct from (known.over_at, known.has_workers);
end $$;

create trigger jobs_are_over_with_new_work after insert on assignment
  referencing new table as changed for each statement execute function jobs_are_over_with_shifts();
create trigger jobs_are_over_with_removed_work after delete on assignment
  referencing old table as changed for each statement execute function jobs_are_over_with_shifts();

create function jobs_are_over_with_changed_work() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare touched uuid[];
begin
  select array_agg(distinct changed.job_id) into touched from changed join before using (id)
  where (changed.shift_id, changed.status in ('cancelled', 'noShow'))
    is distinct from (before.shift_id, before.status in ('cancelled', 'noShow'));
  if touched is not null then perform write_when_jobs_are_over(touched); end if;
  return null;
end $$;
create trigger jobs_are_over_with_changed_work after update on assignment
  referencing old table as before new table as changed
  for each statement execute function jobs_are_over_with_changed_work();
