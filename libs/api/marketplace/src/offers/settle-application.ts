import type { Db } from '@s4/db'

interface Pair {
  jobId: string
  seekerId: string
}

/**
 * Holds the live application of a seeker for a job. What else of the two has ended is visible only to a statement after this one:
 * two offers that end at once do not each take the other for open.
 */
export async function holdApplication(tx: Db, { jobId, seekerId }: Pair): Promise<void> {
  await tx.query(
    `select id from application where job_id = $1 and seeker_id = $2 and status in ('applied', 'offered', 'accepted') for no key update`,
    [jobId, seekerId],
  )
}

interface Settling extends Pair {
  status: 'applied' | 'declined' | 'lapsed'
  reason?: string
  now: Date
}

/** What becomes of an application once an offer has ended without work; it stays as it is while another is open or work is agreed. */
export async function settleApplication(tx: Db, { jobId, seekerId, status, reason, now }: Settling): Promise<void> {
  await holdApplication(tx, { jobId, seekerId })
  await tx.query(
    `update application set status = $3, reason = $4, decided_at = case when $3 = 'applied' then null else $5::timestamptz end
     where job_id = $1 and seeker_id = $2 and status = 'offered' and not exists (
       select from offer where offer.job_id = $1 and offer.seeker_id = $2 and offer.status = 'open')`,
    [jobId, seekerId, status, reason ?? null, now],
  )
}
