const none = 'null::timestamptz as starts_at, null::timestamptz as ends_at'
const shift = 'assignment.starts_at, assignment.ends_at'

/** What happened between a seeker (`$2`) and a job (`$1`), from our own records: `id`, `kind`, `at` and the shift it is about. */
export const EVENTS = `
  select id || '-applied' as id, 'applied' as kind, applied_at as at, ${none} from application where job_id = $1 and seeker_id = $2
  union all
  select id || '-decided', status, decided_at, ${none} from application
    where job_id = $1 and seeker_id = $2 and status in ('withdrawn', 'rejected') and decided_at is not null
      -- Agreed work that is called off ends its application too; the work says more.
      and not exists (select from assignment where assignment.job_id = $1 and assignment.seeker_id = $2)
  union all
  select id || '-offered', 'offered', created_at, ${none} from offer where job_id = $1 and seeker_id = $2
  union all
  select id || '-answered', status, decided_at, ${none} from offer where job_id = $1 and seeker_id = $2 and status <> 'open' and decided_at is not null
  union all
  select assignment_id || '-on', 'bookedOn', booked_on_at, ${shift} from attendance join assignment on assignment.id = assignment_id
    where job_id = $1 and assignment.seeker_id = $2
  union all
  select assignment_id || '-off', 'bookedOff', booked_off_at, ${shift} from attendance join assignment on assignment.id = assignment_id
    where job_id = $1 and assignment.seeker_id = $2 and booked_off_at is not null
  union all
  select id || '-ended', case when status = 'noShow' then 'noShow' when ended_by = 'seeker' then 'cancelledBySeeker'
      when ended_by = 'company' then 'cancelledByCompany' else 'cancelledByS4' end, ended_at, ${shift}
    from assignment where job_id = $1 and seeker_id = $2 and status in ('cancelled', 'noShow') and ended_at is not null`
