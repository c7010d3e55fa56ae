import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calmly } from './calmly'
import { inBatches } from './in-batches'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function doubling({ most = 10 } = {}) {
  const batches: number[][] = []
  const double = inBatches<number, number>({
    every: 20,
    most,
    run: async (items) => {
      batches.push([...items])
      if (items.includes(13)) throw new Error('thirteen')
      return items.map((item) => item * 2)
    },
  })
  return { batches, double }
}

describe('items in batches', () => {
  it('do not wait when they come alone, and share a batch when they come together', async () => {
    const { batches, double } = doubling()

    const answers = [1, 2, 3].map(double)
    await vi.advanceTimersByTimeAsync(20)

    expect(await Promise.all(answers)).toEqual([2, 4, 6])
    expect(batches).toEqual([[1], [2, 3]])
  })

  it('are as many as allowed, and the rest come next', async () => {
    const { batches, double } = doubling({ most: 2 })

    const answers = [1, 2, 3, 4].map(double)
    await vi.advanceTimersByTimeAsync(40)

    expect(await Promise.all(answers)).toEqual([2, 4, 6, 8])
    expect(batches).toEqual([[1], [2, 3], [4]])
  })

  it('fail together, and the next batch goes on', async () => {
    const { double } = doubling()

    const answers = Promise.allSettled([1, 2, 13].map(double))
    await vi.advanceTimersByTimeAsync(20)
    const next = double(4)
    await vi.advanceTimersByTimeAsync(20)

    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
    expect(await next).toBe(8)
  })

  it('run outside the transaction of whoever gave one', async () => {
    const transaction = new AsyncLocalStorage<string>()
    const read = inBatches({ every: 0, most: 1, run: async () => [transaction.getStore()] })

    expect(await transaction.run('of a request', () => read('item'))).toBeUndefined()
  })
})

it('names are handed over at once, then at most so often', () => {
  const handed: (readonly string[])[] = []
  const hand = calmly(1000, (names) => handed.push(names))

  hand(['a'])
  hand(['b'])
  hand(['b', 'c'])
  expect(handed).toEqual([['a']])

  vi.advanceTimersByTime(1000)
  expect(handed).toEqual([['a'], ['b', 'c']])
  vi.advanceTimersByTime(5000)
  hand(['d'])
  expect(handed).toEqual([['a'], ['b', 'c'], ['d']])
})
