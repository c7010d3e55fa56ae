import { cloneDatabase } from '@s4/db/testing'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { sharedCounts } from './shared-counts'

const database = await cloneDatabase()
afterAll(database.drop)
beforeEach(() => database.db.query('delete from rate_window'))

const rate = { max: 20, window: 60_000 }
const countTimes = (counts: ReturnType<typeof sharedCounts>, times: number) => {
  for (let counted = 0; counted < times; counted += 1) counts.count('address', rate)
}

it('two processes come to the sum of what each counted', async () => {
  const [one, other] = [sharedCounts(database.db), sharedCounts(database.db)]
  countTimes(one, 7)
  await one.share()
  countTimes(other, 5)
  await other.share()
  expect(other.count('address', rate).current).toBe(13)

  countTimes(one, 1)
  await one.share()

  expect(one.count('address', rate).current).toBe(14)
})

it('tells the database of an address from a tenth of its limit on, and by no name', async () => {
  const counts = sharedCounts(database.db)
  countTimes(counts, 1)
  await counts.share()
  expect(await database.db.query('select 1 from rate_window')).toEqual([])

  countTimes(counts, 1)
  await counts.share()

  const [row] = await database.db.query<{ attempts: number; text: string }>(
    'select attempts, rate_window::text as text from rate_window',
  )
  expect(row?.attempts).toBe(2)
  expect(row?.text).not.toContain('address')
})

it('begins anew when the window has ended in the database', async () => {
  const counts = sharedCounts(database.db)
  countTimes(counts, 5)
  await counts.share()
  await database.db.query(`update rate_window set ends_at = now() - interval '1 second'`)
  countTimes(counts, 2)

  await counts.share()

  expect(counts.count('address', rate).current).toBe(3)
})

it('counts on alone when the database does not take it', async () => {
  const broken = { query: () => Promise.reject(new Error('away')) }
  const counts = sharedCounts(broken)
  countTimes(counts, 5)

  await expect(counts.share()).rejects.toThrow('away')

  expect(counts.count('address', rate).current).toBe(6)
})
