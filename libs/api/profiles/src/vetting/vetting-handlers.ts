import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { declare } from './declare'
import { vettingRepository } from './vetting-repository'

export const vettingHandlers = ({ db }: Deps): Handler[] => [
  implement('vetting.show', ({ actor: { companyId } }) => vettingRepository(db, companyId).show()),

  implement('vetting.declare', ({ input, transact }) =>
    transact(async (ctx) => {
      await declare(ctx, input)
      return vettingRepository(ctx.tx, ctx.actor.companyId).show()
    }),
  ),
]
