import { placeResources } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import { asSentence } from '@s4/domain/sentence'
import { agreeAgain, assignmentRepository } from '@s4/api-marketplace/assignments'
import type { CommandContext } from '@s4/api-platform/commands'
import { bothSides } from '@s4/api-platform/notices'
import { threadRepository } from '../threads/thread-repository'
import { aboutProblem } from './about-problem'
import { otherSideNotices } from './problem-notices'
import { problemRepository, type StoredProblem } from './problem-repository'

interface Decision {
  assignmentId: string
  noShow: 'stands' | 'withdrawn'
  reason: string
}

/** S4's staff decide an appeal against a no-show (docs/product.md#staff). Throws `problem.wrong-state`. */
export async function decideAppeal(ctx: CommandContext<null>, { assignmentId, noShow, reason }: Decision) {
  const { tx, actor, now } = ctx
  const problems = problemRepository(tx)
  // The problem before the work, in the order in which a company that takes the no-show back locks them.
  const problem = await problems.findUnresolved(assignmentId, 'noShow')
  const work = await assignmentRepository(tx).lockForSweep(assignmentId)
  if (!problem || work.status !== 'noShow')
    throw new ApiError('problem.wrong-state', { message: 'This appeal is not open any more.' })

  if (noShow === 'withdrawn') await withdrawNoShow(ctx, problem)
  const verdict = noShow === 'withdrawn' ? 'The no-show is withdrawn' : 'The no-show stays'
  const outcome = `S4 decided: ${verdict}. ${asSentence(reason)}`
  await problems.decide(problem.id, outcome, now)
  await threadRepository(tx, 'problem').add(problem.id, { actor, text: outcome, event: 'resolved', now })
  await ctx.record({
    action: 'problem.decided',
    ...(await aboutProblem(tx, problem)),
    detail: { noShow },
    notices: await otherSideNotices(ctx, problem, {
      kind: 'problem.decided',
      title: `S4 decided ${problem.number}: ${problem.subject}`,
      body: `${verdict}. ${asSentence(reason)}`,
      critical: true,
    }),
  })
}

/** The work is agreed again and can be booked on by hand. The caller has locked it. */
export async function withdrawNoShow(ctx: CommandContext, problem: StoredProblem): Promise<void> {
  const { tx, now } = ctx
  const { assignmentId, companyId, seekerId } = problem
  if (!assignmentId) return
  await agreeAgain(tx, assignmentId, now)
  await ctx.record({
    action: 'assignment.no-show-withdrawn',
    subject: { kind: 'assignment', id: assignmentId },
    assignmentId,
    companyId,
    seekerId,
    signals: [{ to: await bothSides(tx, problem), resources: placeResources }],
  })
}
