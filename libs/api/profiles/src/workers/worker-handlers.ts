import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { findWorkers } from './find-workers'
import { removeWorker, saveWorker } from './save-worker'
import { savedWorkerRepository } from './saved-worker-repository'

export const workerHandlers = ({ db, clock }: Deps) => [
  implement('workers.find', ({ input, actor: { companyId } }) =>
    findWorkers(db, { ...input, companyId, now: clock.now() }),
  ),

  implement('workers.list', ({ actor }) => savedWorkerRepository(db).list(actor.companyId)),

  implement('workers.save', ({ input, transact }) =>
    transact(async (ctx) => {
      await saveWorker(ctx, input)
      const saved = await savedWorkerRepository(ctx.tx).find(ctx.actor.companyId, input.id)
      if (!saved) throw new ApiError('record.missing')
      return saved
    }),
  ),

  implement('workers.remove', async ({ input, transact }) => {
    await transact((ctx) => removeWorker(ctx, input))
    return { done: true } as const
  }),
]
