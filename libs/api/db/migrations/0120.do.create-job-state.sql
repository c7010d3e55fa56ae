-- What a job is at an instant: the SQL twin of jobStatus in @s4/domain/job-status, and the one place every list asks.
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
