import type { Db } from '@s4/db'
import { payFor } from '@s4/domain/money'
import { assignmentRepository, type LockedAssignment } from '@s4/api-marketplace/assignments'
import { issueInvoice } from '../invoices/issue-invoice'
import { settleHoursProblem } from '@s4/api-communication/problems'
import type { Actor } from '@s4/api-platform/actor'
import type { Sealing } from '@s4/api-platform/deps'
import { hoursRepository } from './hours-repository'
import { recordHours } from '../notices/record-hours'

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
export async function agreeHours(
  tx: Db,
  work: LockedAssignment,
  { minutes, extraMinutes, actor, now, requestId, sealing }: Agreement,
): Promise<void> {
  const pence = payFor(minutes, work.payPerHour) + payFor(extraMinutes, work.payPerHour)
  await hoursRepository(tx, work.id).agree({ minutes, extraMinutes, pence, at: now })
  await assignmentRepository(tx).setStatus(work.id, 'hoursAgreed')
  await recordHours(tx, work, {
    now,
    actor,
    requestId,
    action: 'hours.agreed',
    detail: { minutes, extraMinutes, pence, silence: actor === null },
  })
  await settleHoursProblem(tx, work.id, { actor, now, requestId })
  await issueInvoice(tx, work.id, { actor, now, requestId, sealing })
}
