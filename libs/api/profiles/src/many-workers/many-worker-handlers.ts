import { implement } from '@s4/api-platform/http'
import { removeWorkers, restoreWorkers, saveWorkers } from './change-many-workers'
import { groupWorkers } from './group-many-workers'

/** Changes of several workers at once (docs/product.md#several-at-once). */
export const manyWorkerHandlers = () => [
  implement('manyWorkers.save', ({ input: { ids }, transact }) => transact((ctx) => saveWorkers(ctx, ids))),

  implement('manyWorkers.remove', ({ input: { ids }, transact }) => transact((ctx) => removeWorkers(ctx, ids))),

  implement('manyWorkers.restore', ({ input, transact }) => transact((ctx) => restoreWorkers(ctx, input.workers))),

  implement('manyWorkers.group', ({ input, transact }) => transact((ctx) => groupWorkers(ctx, input))),
]
