import type { Contract, OutputOf, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import type { Actor } from '@s4/api-platform/actor'
import { type CommandContext, sentenceOf } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { toViewer } from '@s4/api-platform/http'
import { agreeHours } from './agree-hours'
import { figureToAgree, requireTurn } from './answer-hours'
import { lockWorkers } from './fit-hours'
import { showHours } from './hours-repository'
import { refuseTimeElsewhere } from './left-by-other-work'

type Chosen = ParsedInputOf<Contract['hours.agreeAll']>['work']
type Result = OutputOf<Contract['hours.agreeAll']>

/** Agrees those of the chosen hours that can be agreed, and names the others with the reason. */
export async function agreeAllHours(
  ctx: CommandContext<Actor>,
  { work: chosen, sealer }: { work: Chosen; sealer: Sealer },
): Promise<Result> {
  const viewer = toViewer(ctx.actor)
  const ids = chosen.map(({ id }) => id)
  const locked = new Map((await assignmentRepository(ctx.tx).lockAll(ids, viewer)).map((work) => [work.id, work]))
  await lockWorkers(
    ctx.tx,
    [...locked.values()].map(({ seekerId }) => seekerId),
  )
  const hoursOf = await showHours(ctx.tx, [...locked.keys()])

  const agreements: Parameters<typeof agreeHours>[1][number][] = []
  const refused: Result['refused'] = []
  for (const { id, acceptExtra } of chosen) {
    try {
      const work = locked.get(id)
      if (!work) throw new ApiError('assignment.missing')
      if (agreements.some((agreement) => agreement.work === work)) throw new ApiError('hours.closed')
      const hours = hoursOf.get(id) ?? null
      requireTurn(viewer, hours, 'agree')
      const lines = figureToAgree(viewer, hours, acceptExtra)
      await refuseTimeElsewhere(ctx.tx, viewer, { work, hours, lines })
      agreements.push({ work, ...lines })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refused.push({ id, reason: sentenceOf(error) })
    }
  }
  await agreeHours(ctx, agreements, sealer)
  return { agreed: agreements.map(({ work }) => work.id), refused }
}
