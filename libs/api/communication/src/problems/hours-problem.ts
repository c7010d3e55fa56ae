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
  /** Makes the notices once the problem has its number. */
  notices: (number: string) => Promise<readonly NewNotice[]>
}

/** Opens a problem about disputed hours, or writes in its thread when one is open (docs/product.md#hours). */
export async function openHoursProblem(ctx: CommandContext, { work, reason, notices }: Dispute): Promise<void> {
  const { tx, actor, now } = ctx
  const text =
    reason ??
    'The worker did not answer the hours the company proposed within 72 hours, so the hours are in ' +
      'dispute. What you both agree on is invoiced at once. The rest follows when one of you accepts the ' +
      'other’s hours under the completed work, or when S4’s staff decide.'
  const unresolved = await problemRepository(tx).findUnresolved(work.id, 'hours')
  if (unresolved) {
    await threadRepository(tx, 'problem').add(unresolved.id, { actor, text, now })
    await ctx.record({
      action: 'problem.answered',
      ...(await aboutProblem(tx, unresolved)),
      notices: await notices(unresolved.number),
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

interface SettledHours {
  assignmentId: string
  /** What S4's staff decided; null when both sides agree. */
  decision: string | null
}

/** Resolves the problems about hours that are now agreed, by both sides or by the decision of S4's staff. */
export async function settleHoursProblems(ctx: CommandContext, settled: readonly SettledHours[]): Promise<void> {
  const { tx, now } = ctx
  const problems = problemRepository(tx)
  const unresolved = await problems.listUnresolved(
    settled.map(({ assignmentId }) => assignmentId),
    'hours',
  )
  for (const problem of unresolved) {
    const decision = settled.find(({ assignmentId }) => assignmentId === problem.assignmentId)?.decision ?? null
    const outcome = decision ?? 'The hours are agreed.'
    await (decision === null ? problems.resolve(problem.id, outcome, now) : problems.decide(problem.id, outcome, now))
    await threadRepository(tx, 'problem').add(problem.id, { actor: null, text: outcome, event: 'resolved', now })
    await ctx.record({ action: 'problem.resolved', ...(await aboutProblem(tx, problem)) })
  }
}
