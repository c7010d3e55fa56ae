import type { Db } from '@s4/db'

/** Jobs whose end, or whose status once over, is not what follows from their shifts and work: there is none. */
export const jobsKeptWrongly = (db: Db) =>
  db.query(
    `select job.id, job.status, job.shifts_over_at, job.has_workers, job.status_once_over, known.*
     from job cross join lateral (
       select (select max(ends_at) from shift where job_id = job.id and cancelled_at is null) as over_at,
         exists (select from shift join assignment on assignment.shift_id = shift.id
           where shift.job_id = job.id and cancelled_at is null
             and assignment.status not in ('cancelled', 'noShow')) as worked,
         (select status from job_state(job.id, job.status, timestamptz '2200-01-01')) as status) known
     where (job.shifts_over_at, job.has_workers, job.status_once_over)
       is distinct from (known.over_at, known.worked, known.status)`,
  )
