import { executionAsyncResource } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const { db } = await startApi()

const steps = { onOpen: async () => undefined, onCommit: async () => undefined }
const transactionId = () => db.query<{ id: string }>('select pg_current_xact_id()::text as id').then(([row]) => row?.id)

/** Whether Node keeps something of its own for each promise, which costs every request of the process. */
async function promisesAreFollowed() {
  const before = executionAsyncResource()
  await Promise.resolve()
  return executionAsyncResource() !== before
}

it('two works at once keep to their own transactions, whichever ends first', async () => {
  let endFirst = () => undefined as void
  const firstMayEnd = new Promise<void>((resolve) => {
    endFirst = resolve
  })
  const twice = async (between: Promise<void>) => {
    const id = await db.transaction(() => transactionId())
    await between
    return [id, await transactionId()]
  }

  const first = db.oneTransaction(() => twice(firstMayEnd), steps)
  const second = await db.oneTransaction(() => twice(Promise.resolve()), steps)
  endFirst()
  const all = [await first, second]

  expect(all.map(([before, after]) => before === after)).toEqual([true, true])
  expect(all[0]?.[0]).not.toBe(all[1]?.[0])
})

it('Node follows promises only while a work shares its transaction', async () => {
  const before = await promisesAreFollowed()
  const within = await db.oneTransaction(() => promisesAreFollowed(), steps)

  expect([within, await promisesAreFollowed()]).toEqual([true, before])
})
