import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { answerRefusal } from './answer-refusal'
import { checkRulesFor, saveCheckRules } from './check-rules'
import { recordChecks } from './record-checks'
import { workersWithDueChecks } from './workers-with-due-checks'

/** A company's own checks of documents (docs/product.md#document-checks). */
export const checkHandlers = ({ db, clock }: Deps) => [
  implement('checks.due', ({ actor: { companyId } }) => workersWithDueChecks(db, { companyId, now: clock.now() })),

  implement('checks.record', async ({ input, transact }) => {
    await transact((ctx) => recordChecks(ctx, input))
    return { done: true } as const
  }),

  implement('checks.answer', async ({ input, transact }) => {
    await transact((ctx) => answerRefusal(ctx, input))
    return { done: true } as const
  }),

  implement('checks.rules', ({ actor: { companyId } }) => checkRulesFor(db, companyId)),

  implement('checks.saveRules', async ({ input, transact }) => {
    await transact((ctx) => saveCheckRules(ctx, input))
    return input
  }),
]
