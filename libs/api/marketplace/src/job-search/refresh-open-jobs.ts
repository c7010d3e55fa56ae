import type { DueWork } from '@s4/api-platform/sweep'

/** Lists a job whose next open shift has begun under its following shift, or removes it. */
export const refreshOpenJobs: DueWork = async ({ db }, now) => {
  await db.query(
    `select refresh_open_jobs(array(select job_id from open_job where starts_at <= $1::timestamptz),
         $1::timestamptz)`,
    [now],
  )
}
