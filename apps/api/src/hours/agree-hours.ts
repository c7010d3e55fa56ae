import type { Db } from '@s4/db'
import { payFor } from '@s4/domain/money'
import type { LockedAssignment } from '../assignments/assignment-repository'
import { assignmentRepository } from '../assignments/assignment-repository'
import { issueInvoice } from '../invoices/issue-invoice'
import { settleHoursProblem } from '../problems/hours-problem'
import type { Actor } from '../server/actor'
import type { Sealing } from '../server/sealing'
import { hoursRepository } from './hours-repository'
import { recordHours } from './record-hours'

interface Agreement {
  /** Minutes of the shift, and minutes beside it: a line each. */
  minutes: number
  extraMinutes: number
  /** Null when silence agreed. */
  actor: Actor | null
  now: Date
  requestId?: string
  sealing: Sealing
}

/** Settles the hours and, in the same transaction, makes the invoice (PRODUCT rules 11–13). The work is locked by the caller. */
export async function agreeHours(tx: Db, work: LockedAssignment, { minutes, extraMinutes, actor, now, requestId, sealing }: Agreement): Promise<void> {
  const pence = payFor(minutes, work.payPerHour) + payFor(extraMinutes, work.payPerHour)
  await hoursRepository(tx, work.id).agree({ minutes, extraMinutes, pence, at: now })
  await assignmentRepository(tx).setStatus(work.id, 'hoursAgreed')
  await recordHours(tx, work, { now, actor, requestId, action: 'hours.agreed', detail: { minutes, extraMinutes, pence, silence: actor === null } })
  await settleHoursProblem(tx, work.id, { actor, now, requestId })
  await issueInvoice(tx, work.id, { actor, now, requestId, sealing })
}
