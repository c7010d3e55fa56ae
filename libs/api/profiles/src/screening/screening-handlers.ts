import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { addActivity, changeActivity, removeActivity } from './activities'
import { declare, withdrawConsent } from './declaration'
import { addEvidence, removeEvidence } from '../screening-evidence/evidence'
import { readScreeningFile } from './read-file'

/** A worker's own screening file (docs/product.md#screening-file). */
export const screeningHandlers = ({ db, clock, sealer }: Deps) => [
  implement('screening.show', ({ actor: { seekerId } }) =>
    readScreeningFile({ db, sealer }, { seekerId, companyId: null, now: clock.now() }),
  ),

  implement('screening.addActivity', ({ input, transact }) => transact((ctx) => addActivity(ctx, input))),

  implement('screening.changeActivity', ({ input, transact }) => transact((ctx) => changeActivity(ctx, input))),

  implement('screening.removeActivity', async ({ input, transact }) => {
    await transact((ctx) => removeActivity(ctx, input))
    return { done: true } as const
  }),

  implement('screening.declare', async ({ input, transact }) => {
    await transact((ctx) => declare(ctx, { ...input, sealer }))
    return { done: true } as const
  }),

  implement('screening.withdraw', async ({ transact }) => {
    await transact(withdrawConsent)
    return { done: true } as const
  }),

  implement('screening.addEvidence', async ({ input, transact }) => {
    await transact((ctx) => addEvidence(ctx, input))
    return { done: true } as const
  }),

  implement('screening.removeEvidence', async ({ input, transact }) => {
    await transact((ctx) => removeEvidence(ctx, input))
    return { done: true } as const
  }),
]
