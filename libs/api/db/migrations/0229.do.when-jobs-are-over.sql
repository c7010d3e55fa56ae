-- When the last shift of a job is over, kept with the job: most jobs of a company are, and what they are does not follow
-- from the time any more. Null without a shift. No other table has a column of this name.
alter table job add column shifts_over_at timestamptz;

-- Locks the jobs before it looks: two who change shifts of one job at once would else not see each other's.
create function write_when_jobs_are_over(jobs uuid[]) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from job where id = any(jobs) order by id for no key update;
  update job set shifts_over_at = known.over_at
  from (
    select touched.id, max(shift.ends_at) as over_at
    from unnest(jobs) as touched(id) left join shift on shift.job_id = touched.id and shift.cancelled_at is null
    group by touched.id
  ) as known
  where job.id = known.id and job.shifts_over_at is distinct from known.over_at;
end $$;

create function jobs_are_over_with_shifts() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare touched uuid[];
begin
  select array_agg(distinct job_id) into touched from changed;
  if touched is not null then perform write_when_jobs_are_over(touched); end if;
  return null;
end $$;
create trigger jobs_are_over_with_new_shifts after insert on shift
  referencing new table as changed for each statement execute function jobs_are_over_with_shifts();
create trigger jobs_are_over_with_removed_shifts after delete on shift
  referencing old table as changed for each statement execute function jobs_are_over_with_shifts();

create function jobs_are_over_with_changed_shifts() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare touched uuid[];
begin
  select array_agg(distinct changed.job_id) into touched from changed join before using (id)
  where (changed.ends_at, changed.cancelled_at) is distinct from (before.ends_at, before.cancelled_at);
  if touched is not null then perform write_when_jobs_are_over(touched); end if;
  return null;
end $$;
create trigger jobs_are_over_with_changed_shifts after update on shift
  referencing old table as before new table as changed
  for each statement execute function jobs_are_over_with_changed_shifts();
