import type { Db } from '@s4/db'
import { describe, expect, it } from 'vitest'
import { searchStatistics } from './search-statistics'

const column = (name: string, more: Record<string, unknown> = {}) => ({
  total: 1000,
  name,
  values: null,
  shares: null,
  bounds: null,
  words: null,
  wordShares: null,
  ...more,
})

/** A tenth of the jobs pays 1300 and a fifth 1200; the others lie evenly between 1000, 1400 and 2000. */
const rows = [
  column('cell', { values: ['7', '9'], shares: [0.25, 0.5] }),
  column('words', { words: ['guard', 'steward'], wordShares: [0.4, 0.2] }),
  column('starts_at', { bounds: ['2026-12-01 00:00:00+00', '2026-12-02 00:00:00+00'] }),
  column('pay_per_hour', { values: ['1300', '1200'], shares: [0.1, 0.2], bounds: ['1000', '1400', '2000'] }),
]
const read = async (given = rows) => searchStatistics({ query: async () => given } as unknown as Db)()

describe('searchStatistics', () => {
  it.each([
    ['below all', 900, 0],
    ['at the lowest', 1000, 0],
    ['in the first half, below what is common', 1100, 0.7 / 8],
    ['at a common value', 1200, 0.7 / 4],
    ['over one common value', 1250, 0.2 + (0.7 * 5) / 16],
    ['over both', 1400, 0.3 + 0.7 / 2],
    ['in the second half', 1700, 0.3 + 0.7 * 0.75],
    ['at the highest', 2000, 1],
    ['above all', 2500, 1],
  ])('tells the share that pays less: %s', async (_name, pence, share) => {
    expect((await read())?.payingBelow(pence)).toBeCloseTo(share)
  })

  it('tells the share that starts earlier', async () => {
    expect((await read())?.startingBefore(Date.parse('2026-12-01T06:00:00Z'))).toBeCloseTo(0.25)
  })

  it('adds cells, and counts words that are not listed as rarer than the rarest', async () => {
    const statistics = await read()
    expect(statistics?.inCells([7, 8, 9])).toBeCloseTo(0.75)
    expect(statistics?.withWords(['guard', 'steward'])).toBeCloseTo(0.2)
    expect(statistics?.withUnrelatedWords(['guard', 'kestrel'])).toBeCloseTo(0.04)
  })

  it('has none of a table that was never looked at', async () => {
    expect(await read([])).toBeNull()
  })
})
