import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { confirmReference, declineReference, openReference } from './answer-reference'
import { askReferee } from './ask-referee'
import { withdrawReference } from './withdraw-reference'

/** Referees of a screening file: asked by the worker, answering by a link (docs/product.md#screening-file). */
export const referencesHandlers = (deps: Deps) => {
  const { db, clock, sealer } = deps
  return [
    implement('references.ask', async ({ input, actor, request, transact }) => {
      await limit(deps, request, { what: 'ask-referee', person: actor.uid })
      await limit(deps, request, { what: 'referee-mail', person: input.email.toLowerCase() })
      return transact((ctx) => askReferee(ctx, deps, input))
    }),

    implement('references.withdraw', async ({ input, transact }) => {
      await transact((ctx) => withdrawReference(ctx, input))
      return { done: true } as const
    }),

    implement('references.open', async ({ input: { secret }, request }) => {
      await limit(deps, request, { what: 'answer-reference' })
      return openReference(db, { secret, now: clock.now() })
    }),

    implement('references.confirm', async ({ input, request, transact }) => {
      await limit(deps, request, { what: 'answer-reference' })
      await transact((ctx) => confirmReference(ctx, { ...input, sealer }))
      return { done: true } as const
    }),

    implement('references.decline', async ({ input, request, transact }) => {
      await limit(deps, request, { what: 'answer-reference' })
      await transact((ctx) => declineReference(ctx, input))
      return { done: true } as const
    }),
  ]
}
