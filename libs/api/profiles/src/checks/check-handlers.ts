import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { answerRefusal } from './answer-refusal'
import { checkRulesFor, saveCheckRules } from './check-rules'
import { recordChecks } from './record-checks'
import { refusedDocuments } from './refused-documents'
import { workersWithDueChecks } from './workers-with-due-checks'

/** What other domains do once checks of these seekers are recorded, in the same transaction. */
type AfterChecks = (ctx: CommandContext<CompanyActor>, seekerIds: readonly string[]) => Promise<void>

/** A company's own checks of documents (docs/product.md#document-checks). */
export const checkHandlers = ({ db, clock }: Deps, afterChecks: AfterChecks) => [
  implement('checks.due', ({ actor }) => workersWithDueChecks(db, { actor, now: clock.now() })),

  implement('checks.refused', ({ actor }) => refusedDocuments(db, { actor, now: clock.now() })),

  implement('checks.record', async ({ input, actor, transact }) => {
    const seekerIds = [...new Set(input.checks.map(({ seekerId }) => seekerId))]
    await transact(async (ctx) => {
      await recordChecks(ctx, input)
      await afterChecks(ctx, seekerIds)
    })
    return { done: true, due: await workersWithDueChecks(db, { actor, now: clock.now(), seekerIds }) } as const
  }),

  implement('checks.answer', async ({ input, transact }) => {
    await transact((ctx) => answerRefusal(ctx, input))
    return { done: true } as const
  }),

  implement('checks.rules', ({ actor: { companyId } }) => checkRulesFor(db, companyId)),

  implement('checks.saveRules', ({ input, transact }) =>
    transact(async (ctx) => {
      await saveCheckRules(ctx, input)
      return checkRulesFor(ctx.tx, ctx.actor.companyId)
    }),
  ),
]
