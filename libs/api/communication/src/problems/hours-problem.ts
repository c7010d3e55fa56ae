import type { LockedAssignment } from '@s4/api-marketplace/assignments'
import type { CommandContext } from '@s4/api-platform/commands'
import { type NewNotice, workText } from '@s4/api-platform/notices'
import { threadRepository } from '../threads/thread-repository'
import { aboutProblem } from './about-problem'
import { openProblem } from './open-problem'
import { problemRepository } from './problem-repository'

interface Dispute {
  work: LockedAssignment
  /** Null when the worker never answered. */
  reason: string | null
  /** Who is told what, by the number of the problem. */
  notices: (number: string) => Promise<readonly NewNotice[]>
}

/** Disputed hours become a problem (docs/product.md#hours); disputed again, they go on in the same thread. */
export async function openHoursProblem(ctx: CommandContext, { work, reason, notices }: Dispute): Promise<void> {
  const { tx, actor, now } = ctx
  const text =
    reason ??
    'The worker did not answer the hours the company proposed within 72 hours, so the two figures stand against each other. What both hold is invoiced at once; the rest follows when one of you agrees with the other under the completed work.'
  const live = await problemRepository(tx).findUnresolved(work.id, 'hours')
  if (live) {
    await threadRepository(tx, 'problem').add(live.id, { actor, text, now })
    await ctx.record({
      action: 'problem.answered',
      ...(await aboutProblem(tx, live)),
      notices: await notices(live.number),
    })
    return
  }
  await openProblem(ctx, {
    companyId: work.companyId,
    seekerId: work.seekerId,
    jobId: work.jobId,
    assignmentId: work.id,
    category: 'hours',
    severity: 'medium',
    subject: `Hours disputed: ${workText(work)}`,
    text,
    notices,
  })
}

/** Once the hours are agreed there is nothing left to dispute. */
export async function settleHoursProblem(ctx: CommandContext, assignmentId: string): Promise<void> {
  const { tx, now } = ctx
  const problems = problemRepository(tx)
  const live = await problems.findUnresolved(assignmentId, 'hours')
  if (!live) return
  const outcome = 'The hours are agreed.'
  await problems.resolve(live.id, outcome, now)
  await threadRepository(tx, 'problem').add(live.id, { actor: null, text: outcome, event: 'resolved', now })
  await ctx.record({ action: 'problem.resolved', ...(await aboutProblem(tx, live)) })
}
