import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { visibleSeeker } from '../seeker-access/visible-seeker'
import { blockRepository } from './block-repository'
import { blockWorker, unblockWorker } from './block-worker'
import { findWorkers } from './find-workers'
import { removeWorker, saveWorker } from './save-worker'
import { savedWorkerRepository } from './saved-worker-repository'
import { workerProfile } from './worker-profile'

export const workerHandlers = ({ db, search, clock }: Deps) => [
  implement('workers.find', async ({ input, actor: { companyId, siteIds } }) =>
    findWorkers(await search.upToDate(), { ...input, companyId, siteIds, now: clock.now() }),
  ),

  implement('workers.show', async ({ input: { id: seekerId, jobId, siteId }, actor: { companyId } }) => {
    const asked = { seekerId, companyId, now: clock.now() }
    await visibleSeeker(db, asked)
    return workerProfile(db, { ...asked, jobId, siteId })
  }),

  implement('workers.list', ({ actor }) => savedWorkerRepository(db).list(actor)),

  implement('workers.save', ({ input, transact }) =>
    transact(async (ctx) => {
      await saveWorker(ctx, input)
      return savedWorker(ctx, input.id)
    }),
  ),

  implement('workers.block', ({ input, transact }) =>
    transact(async (ctx) => {
      await blockWorker(ctx, input)
      return savedWorker(ctx, input.id)
    }),
  ),

  implement('workers.unblock', ({ input, transact }) =>
    transact(async (ctx) => {
      await unblockWorker(ctx, input)
      return savedWorker(ctx, input.id)
    }),
  ),

  implement('workers.blocks', async ({ input: { id }, actor: { companyId } }) => {
    if ((await savedWorkerRepository(db).find(companyId, id)) === null) throw new ApiError('record.missing')
    return blockRepository(db).list({ companyId, seekerId: id })
  }),

  implement('workers.remove', async ({ input, transact }) => {
    await transact((ctx) => removeWorker(ctx, input))
    return { done: true } as const
  }),
]

async function savedWorker({ tx, actor }: CommandContext<CompanyActor>, id: string) {
  const saved = await savedWorkerRepository(tx).find(actor.companyId, id)
  if (!saved) throw new ApiError('record.missing')
  return saved
}
