const NO_TIMES = 'null::timestamptz as starts_at, null::timestamptz as ends_at'
const NO_SHIFT = `${NO_TIMES}, '' as note`
const SHIFT = `assignment.starts_at, assignment.ends_at, ''`

/**
 * What happened between a seeker (`$2`) and a job (`$1`), from PostgreSQL:
 * `id`, `kind`, `at`, the shift it is about, and the note of an application.
 */
export const EVENTS = `
  select id || '-applied' as id, 'applied' as kind, applied_at as at, ${NO_TIMES}, note from application
  where job_id = $1 and seeker_id = $2
  union all
  select id || '-decided', status, decided_at, ${NO_SHIFT} from application
    where job_id = $1 and seeker_id = $2 and status in ('withdrawn', 'rejected') and decided_at is not null
      -- Cancelled work ends its application too; only the event of the work is shown.
      and not exists (select from assignment where assignment.job_id = $1 and assignment.seeker_id = $2)
  union all
  select id || '-offered', 'offered', created_at, ${NO_SHIFT} from offer where job_id = $1 and seeker_id = $2
  union all
  select id || '-answered', status, decided_at, ${NO_SHIFT} from offer
  where job_id = $1 and seeker_id = $2 and status <> 'open' and decided_at is not null
  union all
  select assignment_id || '-on', 'bookedOn', booked_on_at, ${SHIFT} from attendance
  join assignment on assignment.id = assignment_id
    where job_id = $1 and assignment.seeker_id = $2
  union all
  select assignment_id || '-off', 'bookedOff', booked_off_at, ${SHIFT} from attendance
  join assignment on assignment.id = assignment_id
    where job_id = $1 and assignment.seeker_id = $2 and booked_off_at is not null
  union all
  select id || '-ended', case when status = 'noShow' then 'noShow'
      when exists (select from assignment instead where instead.substitute_for = assignment.id) then 'substituted'
      when ended_by = 'seeker' then 'cancelledBySeeker'
      when ended_by = 'company' then 'cancelledByCompany' else 'cancelledByS4' end, ended_at, ${SHIFT}
    from assignment where job_id = $1 and seeker_id = $2 and status in ('cancelled', 'noShow') and ended_at is not null`
