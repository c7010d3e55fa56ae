import type { Db } from '@s4/db'
import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import { issueInvoice } from '../invoices/issue-invoice'
import { openHoursProblem } from '@s4/api-communication/problems'
import type { Actor } from '@s4/api-platform/actor'
import type { Sealing } from '@s4/api-platform/deps'
import { hoursRepository } from './hours-repository'
import { recordHours } from '../notices/record-hours'

interface Dispute {
  /** Null when the worker never answered. */
  actor: Actor | null
  now: Date
  requestId?: string
  sealing: Sealing
  /** What the worker says; null for silence. */
  reason: string | null
}

/** Leaves the hours disputed, with a problem opened, and answers its number. What both figures hold is invoiced at once; the rest waits until one side takes the other's (docs/product.md#hours). */
export async function disputeHours(
  tx: Db,
  work: LockedAssignment,
  { actor, now, requestId, sealing, reason }: Dispute,
): Promise<string> {
  await hoursRepository(tx, work.id).dispute(reason)
  await recordHours(tx, work, { now, actor, requestId, action: 'hours.disputed', detail: { silence: actor === null } })
  // The invoice first: it locks the seeker for the number, which two that refer to the seeker already could only wait for in each other.
  await issueInvoice(tx, work.id, { actor, now, requestId, sealing })
  return openHoursProblem(tx, work, { actor, now, requestId, reason })
}
