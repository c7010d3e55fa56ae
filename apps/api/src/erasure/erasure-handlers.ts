import { findAccount, keptFor } from '@s4/api-identity/account'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { askForErasure } from './ask-for-erasure'
import { closingFacts } from './closing-facts'
import { keepAccount } from './keep-account'

export const erasureHandlers = (deps: Deps) => [
  implement('erasure.closingFacts', ({ actor }) => closingFacts(deps.db, actor)),

  implement('erasure.request', async ({ actor, transact }) => {
    const eraseAt = await transact(askForErasure)
    await deps.identity.revoke(actor.uid)
    return { eraseAt: eraseAt.toISOString(), kept: keptFor(actor.role) }
  }),

  implement('erasure.cancel', async ({ actor: { uid }, request, transact }) => {
    await limit(deps, request, { what: 'sign-in', person: uid })
    return transact(async (ctx) => {
      await keepAccount(ctx, uid)
      return findAccount(ctx.tx, uid)
    })
  }),
]
