import type { DueWork } from '@s4/api-platform/sweep'

/** A job whose next open shift has gone by is listed under the one after it, or no more. */
export const refreshOpenJobs: DueWork = async ({ db }, now) => {
  await db.query(
    'select refresh_open_jobs(array(select job_id from open_job where bookable_until < $1::timestamptz), $1::timestamptz)',
    [now],
  )
}
