import { AsyncLocalStorage } from 'node:async_hooks'

interface Batches<Item, Result> {
  /** Milliseconds between the starts of two batches; an item that comes alone does not wait. */
  every: number
  /** Items in a batch. */
  most: number
  /** Returns a result for each item, in their order; when it fails, it fails for all of them. */
  run: (items: readonly Item[]) => Promise<readonly Result[]>
}

interface Waiting<Item, Result> {
  item: Item
  settle: (result: Result) => void
  fail: (error: unknown) => void
}

/**
 * Gathers items that come at nearly the same time from different requests, so that many share one transaction. Batches
 * run one after the other, outside the transaction of whoever gives an item.
 */
export function inBatches<Item, Result>({ every, most, run }: Batches<Item, Result>): (item: Item) => Promise<Result> {
  const outside = AsyncLocalStorage.snapshot()
  let waiting: Waiting<Item, Result>[] = []
  let isPlanned = false
  let startedAt = -Infinity

  const runNext = async () => {
    startedAt = performance.now()
    const batch = waiting.slice(0, most)
    waiting = waiting.slice(most)
    try {
      const results = await run(batch.map(({ item }) => item))
      // oxlint-disable-next-line typescript/no-non-null-assertion -- a result for each item
      for (const [index, { settle }] of batch.entries()) settle(results[index]!)
    } catch (error) {
      for (const { fail } of batch) fail(error)
    }
    isPlanned = false
    plan()
  }
  const plan = () => {
    if (isPlanned || waiting.length === 0) return
    isPlanned = true
    const wait = startedAt + every - performance.now()
    if (wait <= 0) void outside(runNext)
    else setTimeout(() => void outside(runNext), wait)
  }

  return (item) =>
    new Promise((settle, fail) => {
      waiting.push({ item, settle, fail })
      plan()
    })
}
