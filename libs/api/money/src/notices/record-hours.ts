import type { Resource } from '@s4/contract/routes'
import type { Db } from '@s4/db'
import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import type { Actor } from '@s4/api-platform/actor'
import { audit, membersOf, signal } from '@s4/api-platform/notices'

/** What both parties' screens show of hours and invoices. */
export const MONEY_RESOURCES: readonly Resource[] = [
  'assignments',
  'invoices',
  'completedWork',
  'selfBilling',
  'companyJobs',
  'reports',
]

interface Happening {
  now: Date
  actor: Actor | null
  action: string
  requestId?: string | undefined
  detail?: Record<string, unknown>
}

/** Appends to the audit log and wakes the open screens of both parties. */
export async function recordHours(
  tx: Db,
  work: LockedAssignment,
  { now, requestId, ...happening }: Happening,
): Promise<void> {
  await audit(tx, {
    at: now,
    subject: { kind: 'assignment', id: work.id },
    assignmentId: work.id,
    companyId: work.companyId,
    seekerId: work.seekerId,
    ...happening,
    ...(requestId && { requestId }),
  })
  await signal(tx, [work.seekerUid, ...(await membersOf(tx, work.companyId))], MONEY_RESOURCES)
}
