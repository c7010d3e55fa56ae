import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { savedWorkerRepository } from '../workers/saved-worker-repository'
import { addTeam, placeWorker, removeTeam, renameTeam } from './change-teams'
import { workerTeamRepository } from './worker-team-repository'

const done = { done: true } as const

/** Groups and tags of a company's saved workers (docs/product.md#teams-and-tags). */
export const workerTeamHandlers = ({ db }: Deps) => [
  implement('workerTeams.list', async ({ actor: { companyId } }) => ({
    teams: await workerTeamRepository(db).list(companyId),
    tags: await workerTeamRepository(db).tags(companyId),
  })),

  implement('workerTeams.create', ({ input, transact }) => transact((ctx) => addTeam(ctx, input))),

  implement('workerTeams.rename', async ({ input, transact }) => {
    await transact((ctx) => renameTeam(ctx, input))
    return done
  }),

  implement('workerTeams.remove', async ({ input, transact }) => {
    await transact((ctx) => removeTeam(ctx, input))
    return done
  }),

  implement('workerTeams.place', ({ input, transact }) =>
    transact(async (ctx) => {
      await placeWorker(ctx, input)
      const saved = await savedWorkerRepository(ctx.tx).find(ctx.actor.companyId, input.id)
      if (!saved) throw new ApiError('record.missing')
      return saved
    }),
  ),
]
