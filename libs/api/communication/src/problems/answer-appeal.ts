import { placeResources } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import { agreeAgain, assignmentRepository } from '@s4/api-marketplace/assignments'
import type { CommandContext } from '@s4/api-platform/commands'
import { bothSides } from '@s4/api-platform/notices'
import type { StoredProblem } from './problem-repository'

interface AppealAnswer {
  problem: StoredProblem
  noShow: 'stands' | 'withdrawn' | undefined
}

/**
 * The company keeps or withdraws a no-show (docs/product.md#assignments). Withdrawn, the work is agreed again and can
 * be booked on by hand.
 */
export async function answerAppeal(ctx: CommandContext, { problem, noShow }: AppealAnswer): Promise<void> {
  const { tx, now } = ctx
  const { assignmentId, companyId, seekerId } = problem
  if (!assignmentId) return
  const work = await assignmentRepository(tx).lockForSweep(assignmentId)
  if (work.status !== 'noShow') return
  if (!noShow) throw new ApiError('input.invalid', { fields: { noShow: 'Say whether the no-show stays.' } })
  if (noShow === 'stands') return

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
