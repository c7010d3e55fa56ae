import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { decide } from './decide'
import { openFile } from './open-file'
import { screeningSummary } from './summary'

/** What other domains do once a decision on these seekers is recorded, in the same transaction. */
type AfterDecision = (ctx: CommandContext<CompanyActor>, seekerIds: readonly string[]) => Promise<void>

/** A worker's screening file for companies, and their decisions (docs/product.md#screening-file). */
export const workerScreeningHandlers = ({ db, clock, sealer }: Deps, afterDecision: AfterDecision) => [
  implement('workerScreening.show', ({ input: { id }, actor: { companyId } }) =>
    screeningSummary(db, { seekerId: id, companyId, now: clock.now() }),
  ),

  implement('workerScreening.open', ({ input: { id }, transact }) =>
    transact(async (ctx) => (await openFile(ctx, { seekerId: id, sealer, way: 'screen' })).file),
  ),

  implement('workerScreening.decide', ({ input, transact }) =>
    transact(async (ctx) => {
      await decide(ctx, input)
      await afterDecision(ctx, [input.id])
      return screeningSummary(ctx.tx, { seekerId: input.id, companyId: ctx.actor.companyId, now: ctx.now })
    }),
  ),
]
