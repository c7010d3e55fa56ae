import type { Db } from '@s4/db'
import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import { workText } from '@s4/api-platform/notices'
import type { Actor } from '@s4/api-platform/actor'
import { threadRepository } from '../threads/thread-repository'
import { openProblem } from './open-problem'
import { problemRepository } from './problem-repository'
import { recordProblem } from './record-problem'

interface Dispute {
  /** Null when the worker never answered. */
  actor: Actor | null
  now: Date
  requestId?: string | undefined
  reason: string | null
}

/** Disputed hours become a problem (PRODUCT rule 11); disputed again, they go on in the same thread. Answers its number; telling is left to the hours. */
export async function openHoursProblem(
  tx: Db,
  work: LockedAssignment,
  { actor, now, requestId, reason }: Dispute,
): Promise<string> {
  const text =
    reason ??
    'The worker did not answer the hours the company proposed within 72 hours, so the two figures stand against each other. What both hold is invoiced at once; the rest follows when one of you agrees with the other under the completed work.'
  const live = await problemRepository(tx).liveOf(work.id, 'hours')
  if (live) {
    await threadRepository(tx, 'problem').add(live.id, { actor, text, now })
    await recordProblem(tx, live, { actor, action: 'problem.answered', now, requestId })
    return live.number
  }
  const opened = await openProblem(tx, {
    companyId: work.companyId,
    seekerId: work.seekerId,
    jobId: work.jobId,
    assignmentId: work.id,
    category: 'hours',
    severity: 'medium',
    subject: `Hours disputed: ${workText(work)}`,
    text,
    actor,
    now,
    requestId,
    quiet: true,
  })
  return opened?.number ?? ''
}

/** Once the hours are agreed there is nothing left to dispute. */
export async function settleHoursProblem(
  tx: Db,
  assignmentId: string,
  { actor, now, requestId }: Omit<Dispute, 'reason'>,
): Promise<void> {
  const live = await problemRepository(tx).liveOf(assignmentId, 'hours')
  if (!live) return
  const outcome = 'The hours are agreed.'
  await tx.query(
    `update problem set status = 'resolved', resolved_at = $2, updated_at = $2, outcome = $3 where id = $1`,
    [live.id, now, outcome],
  )
  await threadRepository(tx, 'problem').add(live.id, { actor: null, text: outcome, event: 'resolved', now })
  await recordProblem(tx, live, { actor, action: 'problem.resolved', now, requestId })
}
