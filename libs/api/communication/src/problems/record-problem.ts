import type { Db } from '@s4/db'
import type { Actor } from '@s4/api-platform/actor'
import { audit, membersOf, signal } from '@s4/api-platform/notices'
import type { KeptProblem } from './problem-repository'

interface Happening {
  /** Null when S4 itself acts. */
  actor: Actor | null
  /** Past tense, subject first. */
  action: string
  now: Date
  requestId?: string | undefined
  detail?: Record<string, unknown>
}

/** Appends to the audit log and wakes the open screens of both parties. */
export async function recordProblem(
  tx: Db,
  problem: KeptProblem,
  { actor, action, now, requestId, detail }: Happening,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor,
    action,
    subject: { kind: 'problem', id: problem.id },
    companyId: problem.companyId,
    seekerId: problem.seekerId,
    ...(problem.assignmentId && { assignmentId: problem.assignmentId }),
    ...(requestId && { requestId }),
    ...(detail && { detail }),
  })
  await signal(tx, [problem.seekerUid, ...(await membersOf(tx, problem.companyId))], ['problems', 'reports'])
}
