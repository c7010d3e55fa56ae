import type { EngagementKind } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

interface NewEngagement {
  companyId: string
  seekerId: string
  kind: EngagementKind
  payrollNumber: string
  proposedBy: string | null
  /** The first day it counts for shifts, `YYYY-MM-DD`. */
  startsOn: string
  now: Date
}

/** Records how a worker has agreed to work for a company; an open proposal ends. */
export async function agreeEngagement(tx: Db, engagement: NewEngagement): Promise<void> {
  const { companyId, seekerId, kind, payrollNumber, proposedBy, startsOn, now } = engagement
  await tx.query(
    `update engagement set status = 'withdrawn', answered_at = $3
     where company_id = $1 and seeker_id = $2 and status = 'proposed'`,
    [companyId, seekerId, now],
  )
  await tx.query(
    `insert into engagement (id, company_id, seeker_id, kind, payroll_number, starts_on, status, proposed_by,
       proposed_at, answered_at)
     values ($1, $2, $3, $4, $5, $6, 'agreed', $7, $8, $8)`,
    [uuid(), companyId, seekerId, kind, payrollNumber, startsOn, proposedBy, now],
  )
}
