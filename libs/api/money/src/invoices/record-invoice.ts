import type { Db } from '@s4/db'
import { MONEY_RESOURCES } from '../notices/record-hours'
import type { Actor } from '@s4/api-platform/actor'
import { audit, membersOf, signal } from '@s4/api-platform/notices'
import type { KeptInvoice } from './invoice-repository'

/** Who changes something about an invoice, when, in which request. */
export interface Settling {
  actor: Actor
  now: Date
  requestId: string
}

/** Appends to the audit log and wakes the open screens of both parties. */
export async function recordInvoice(
  tx: Db,
  invoice: KeptInvoice,
  action: string,
  { actor, now, requestId }: Settling,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const { id, assignmentId, companyId, seekerId, seekerUid } = invoice
  await audit(tx, {
    at: now,
    actor,
    action,
    subject: { kind: 'invoice', id },
    assignmentId,
    companyId,
    seekerId,
    requestId,
    detail,
  })
  await signal(tx, [seekerUid, ...(await membersOf(tx, companyId))], MONEY_RESOURCES)
}
