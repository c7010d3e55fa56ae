import { expect, it } from 'vitest'
import { limitConcurrency } from './limit-concurrency'

it('runs a limited number of pieces of work at a time and starts the next when one succeeds or fails', async () => {
  const inTurn = limitConcurrency(2)
  const begun: number[] = []
  const endings: { succeed: () => void; fail: () => void }[] = []
  const results = [0, 1, 2, 3].map((number) =>
    inTurn(() => {
      begun.push(number)
      return new Promise<number>((resolve, reject) => {
        endings[number] = { succeed: () => resolve(number), fail: () => reject(new Error('damaged')) }
      })
    }),
  )
  expect(begun).toEqual([0, 1])

  endings[1]?.fail()
  await expect(results[1]).rejects.toThrow('damaged')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  endings[0]?.succeed()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  endings[2]?.succeed()
  endings[3]?.succeed()

  await expect(Promise.all([results[0], results[2], results[3]])).resolves.toEqual([0, 2, 3])
  await expect(inTurn(async () => 'free again')).resolves.toBe('free again')
})
