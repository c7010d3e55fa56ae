import type { DueWork } from '@s4/api-platform/sweep'

const KEPT_MS = 30 * 24 * 60 * 60_000

/** What somebody was told of goes after 30 days, once its job cannot be found any more. */
export const removeOldMatches: DueWork = async ({ db }, now) => {
  await db.query(
    `delete from saved_search_match where found_at < $1
       and not exists (select from open_job where open_job.job_id = saved_search_match.job_id)`,
    [new Date(now.getTime() - KEPT_MS)],
  )
}
