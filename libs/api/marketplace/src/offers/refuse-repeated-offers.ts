import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { FILLED } from './close-filled'

const DAY = 24 * 60 * 60_000
const MAX_PER_JOB = 3
const MAX_TOTAL = 6

interface Pair {
  jobId: string
  seekerId: string
  companyId: string
  now: Date
}

/**
 * Throws `offer.repeated` after too many unsuccessful offers to one person within a day, because each sends them an
 * email.
 */
export async function refuseRepeatedOffers(tx: Db, { jobId, seekerId, companyId, now }: Pair): Promise<void> {
  const [ended] = await tx.query<{ ofJob: number; atAll: number }>(
    `select count(*) filter (where offer.job_id = $2)::int as of_job, count(*)::int as at_all from offer
     join job on job.id = offer.job_id
     where offer.seeker_id = $1 and job.company_id = $3 and offer.status in ('rescinded', 'declined', 'lapsed')
       and offer.reason is distinct from $4 and offer.decided_at > $5`,
    [seekerId, jobId, companyId, FILLED, new Date(now.getTime() - DAY)],
  )
  if (ended && (ended.ofJob >= MAX_PER_JOB || ended.atAll >= MAX_TOTAL)) throw new ApiError('offer.repeated')
}
