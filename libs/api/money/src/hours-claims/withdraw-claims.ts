import type { Db } from '@s4/db'

interface Ending {
  seekerId: string | null
  companyIds: readonly string[]
  reason: string
  now: Date
}

/** Ends open claims for more time of a worker, or of a company, whose account ends. */
export async function withdrawClaims(tx: Db, { seekerId, companyIds, reason, now }: Ending): Promise<void> {
  await tx.query(
    `update hours_claim set status = 'refused', answer_reason = $3, answered_at = $4
     where status = 'open'
       and assignment_id in (select id from assignment where seeker_id = $1 or company_id = any($2))`,
    [seekerId, companyIds, reason, now],
  )
}
