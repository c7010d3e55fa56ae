import { MAX_CELLS } from '@s4/domain/search-cell'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planSearch, type PlanInput, type SearchPart } from './search-plan'
import type { SearchStatistics } from './search-statistics'

/** The cell of 51.5, -0.1. */
const CELL_OF_LONDON = 1415 * 2400 + 1199
const asOf = Date.parse('2026-11-16T09:00:00.000Z')
const HOUR = 3_600_000
const soonest: PlanInput = {
  sort: 'soonest',
  limit: 20,
  location: { latitude: 51.5, longitude: -0.1, metres: 40_000 },
  from: -Infinity,
  to: Infinity,
  payFrom: 0,
  words: null,
  hasOtherFilter: false,
  after: null,
  asOf,
}

/** Statistics of this many jobs spread evenly, and how often they were read. */
function aCountry(total: number) {
  const asked = { distances: 0, cells: 0, shares: 0 }
  const share = (value: number) => {
    asked.shares += 1
    return value
  }
  const statistics: SearchStatistics = {
    total,
    inCells: (cells) => {
      asked.distances += 1
      asked.cells += cells.length
      return Math.min(1, cells.length / 2500)
    },
    withWords: () => share(0.02),
    withUnrelatedWords: (words) => share(0.02 ** words.length),
    startingBefore: (instant) => share(Math.min(1, Math.max(0, (instant - asOf) / (60 * 86_400_000)))),
    payingBelow: (pence) => share(Math.min(1, Math.max(0, (pence - 1200) / 1500))),
  }
  return { statistics, asked }
}

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const anyInput = fc.record({
  sort: fc.constantFrom('best', 'nearest', 'soonest', 'paid', 'newest'),
  limit: fc.integer({ min: 1, max: 100 }),
  location: fc.option(
    fc.record({ latitude: degrees(90), longitude: degrees(180), metres: fc.integer({ min: 1609, max: 804_672 }) }),
  ),
  from: fc.constantFrom(-Infinity, Date.parse('1900-01-01'), asOf, Date.parse('2199-12-31')),
  to: fc.constantFrom(Infinity, Date.parse('1900-01-01'), asOf + 86_400_000, Date.parse('2199-12-31')),
  payFrom: fc.integer({ min: 0, max: 50_000 }),
  words: fc.option(fc.array(fc.string(), { minLength: 1, maxLength: 5 })),
  hasOtherFilter: fc.boolean(),
  after: fc.oneof(
    fc.constant(null),
    fc.integer(),
    fc.constant(2 ** 31 - 1),
    fc.double({ noNaN: true }),
    fc.constantFrom('1900-01-01T00:00:00Z', '2199-12-31T00:00:00Z'),
  ),
  asOf: fc.constantFrom(asOf, Date.parse('1900-01-01'), Date.parse('2199-12-31')),
})

describe('a plan', () => {
  it('costs little, whatever is asked: each distance’s cells once, few of them, and few guesses', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 5_000_000 }), (input, total) => {
        const { statistics, asked } = aCountry(total)
        const parts = planSearch(input, statistics)

        expect(asked.distances).toBeLessThanOrEqual(20)
        expect(asked.cells).toBeLessThanOrEqual(asked.distances * MAX_CELLS)
        expect(asked.shares).toBeLessThanOrEqual(1500)
        expect(parts.length).toBeLessThanOrEqual(50)
      }),
      { numRuns: 500 },
    )
  })

  it('by best pay ends soon after any pay that a cursor names', () => {
    const { statistics, asked } = aCountry(1000)
    planSearch({ ...soonest, sort: 'paid', after: 2 ** 31 - 1 }, statistics)

    expect(asked.shares).toBeLessThanOrEqual(1500)
  })

  it('by best pay looks up the cells around once', () => {
    const { statistics, asked } = aCountry(1000)
    const parts = planSearch({ ...soonest, sort: 'paid' }, statistics)

    expect(asked.distances).toBe(1)
    expect(parts.every(({ cells }) => cells?.includes(CELL_OF_LONDON))).toBe(true)
  })

  it('of most of the country goes without cells', () => {
    const parts = planSearch({ ...soonest, location: { latitude: 58.6, longitude: -3, metres: 804_672 } }, null)

    expect(parts.map(({ cells }) => cells)).toEqual([null])
  })

  it.each(['soonest', 'nearest', 'paid'] as const)('by %s reads at once what is little', (sort) => {
    expect(planSearch({ ...soonest, sort }, aCountry(5000).statistics)).toHaveLength(1)
  })

  it.each([
    ['from now on', 0],
    ['after a night without any', 22],
  ])('by soonest reads few more than a page first, where many jobs start %s', (_when, hours) => {
    const country = aCountry(5_000_000).statistics
    const statistics = {
      ...country,
      startingBefore: (instant: number) => country.startingBefore(instant - hours * HOUR),
    }
    const [first] = planSearch(soonest, statistics)
    const { to = Infinity, cells } = first ?? {}
    const jobs = statistics.total * statistics.inCells(cells ?? []) * statistics.startingBefore(to)

    expect(jobs).toBeGreaterThan(20)
    expect(jobs).toBeLessThan(20 * 20)
  })

  it.each([
    ['soonest', (part) => part.to - part.from],
    ['nearest', (part) => part.metres],
    ['paid', (part) => part.payBelow - part.payFrom],
  ] as [PlanInput['sort'], (part: SearchPart) => number][])(
    'by %s doubts after the first part that one word comes with the other',
    (sort, width) => {
      const widthOfSecond = (words: string[]) => {
        const input = { ...soonest, sort, words, location: { latitude: 51.5, longitude: -0.1, metres: 200_000 } }
        const parts = planSearch(input, aCountry(100_000).statistics)
        return width(parts[1] as SearchPart)
      }

      expect(widthOfSecond(['cathedral', 'night'])).toBeGreaterThan(widthOfSecond(['cathedral']))
    },
  )

  it.each([
    ['soonest', ['cathedral', 'night'], [false, true]],
    ['paid', ['cathedral', 'night'], [false, true]],
    ['best', ['cathedral', 'night'], [false, true, true]],
    ['soonest', ['night'], [false]],
    ['paid', ['night'], [false]],
    ['newest', ['cathedral', 'night'], [false]],
    ['nearest', ['cathedral', 'night'], [false]],
  ] as [PlanInput['sort'], string[], boolean[]][])(
    'by %s, of %s without a place, finds the rest by words that are seldom together',
    (sort, words, wordsFirst) => {
      const { statistics } = aCountry(1_000_000)
      const parts = planSearch({ ...soonest, sort, words, location: null }, statistics)

      expect(parts.map((part) => part.wordsFirst)).toEqual(wordsFirst)
    },
  )

  it.each(['soonest', 'paid'] as const)(
    'by %s without a place, the second part begins where a long walk ends',
    (sort) => {
      const words = ['cathedral', 'night']
      const [first, second] = planSearch({ ...soonest, sort, words, location: null }, aCountry(1_000_000).statistics)

      expect(sort === 'paid' ? second?.payBelow : second?.from).toBe(sort === 'paid' ? first?.payFrom : first?.to)
    },
  )

  it.each([
    ['many jobs are around', 1_000_000, {}, true],
    ['few are around', 20_000, {}, false],
    ['few of them have the words', 1_000_000, { words: ['cathedral', 'night', 'doors'] }, false],
    ['few of them pay so much', 1_000_000, { payFrom: 2695 }, false],
    ['nobody knows how many of them are of the role', 1_000_000, { hasOtherFilter: true }, false],
    ['another order is asked for', 1_000_000, { sort: 'soonest' }, false],
  ] as const)('by newest, where %s, of %i in all', (_where, total, asked, isOfCountry) => {
    const input = { ...soonest, sort: 'newest', ...asked } as PlanInput
    const parts = planSearch(input, aCountry(total).statistics)

    expect(parts.map(({ cells }) => cells === null)).toEqual(parts.map(() => isOfCountry))
  })

  it('walks the index that holds fewer jobs', () => {
    const { statistics } = aCountry(1_000_000)
    const walks = (payFrom: number, days: number) =>
      planSearch({ ...soonest, sort: 'nearest', payFrom, to: asOf + days * 86_400_000 }, statistics)[0]?.walks

    expect([walks(1300, 2), walks(2600, 60)]).toEqual(['starts', 'pay'])
  })
})
