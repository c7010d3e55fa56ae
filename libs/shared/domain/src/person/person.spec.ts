import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ageOn, isAdult } from './age'
import { historyGaps, type HistoryGap, type HistoryPeriod } from './history'

describe('on 21 November 2026 somebody born on', () => {
  it.each([
    ['2008-11-21', 18, true],
    ['2008-11-22', 17, false],
    ['1990-01-01', 36, true],
    ['2026-11-22', null, false],
    ['2008-02-30', null, false],
    ['', null, false],
    ['21/11/1990', null, false],
  ])('%s is %s, an adult: %s', (born, age, adult) => {
    expect(ageOn(born, '2026-11-21')).toBe(age)
    expect(isAdult(born, '2026-11-21')).toBe(adult)
  })
})

it.each([
  ['2026-02-28', false],
  ['2026-03-01', true],
])('somebody born on 29 February 2008 is an adult on %s: %s', (today, adult) => {
  expect(isAdult('2008-02-29', today)).toBe(adult)
})

describe('on 21 November 2026 the five-year history', () => {
  const today = '2026-11-21'

  it.each<[name: string, periods: HistoryPeriod[], gaps: HistoryGap[]]>([
    ['is whole with one long period', [{ from: '2015-01-01' }], []],
    ['is all gap without any', [], [{ from: '2021-11-21', to: '2026-11-21', days: 1827 }]],
    ['forgives 31 days', [{ from: '2015-01-01', to: '2024-01-31' }, { from: '2024-03-03' }], []],
    [
      'points out 32 days',
      [{ from: '2015-01-01', to: '2024-01-31' }, { from: '2024-03-04' }],
      [{ from: '2024-02-01', to: '2024-03-03', days: 32 }],
    ],
    ['points out its beginning', [{ from: '2022-01-01' }], [{ from: '2021-11-21', to: '2021-12-31', days: 41 }]],
    [
      'points out its end',
      [{ from: '2015-01-01', to: '2026-09-30' }],
      [{ from: '2026-10-01', to: '2026-11-21', days: 52 }],
    ],
    [
      'takes overlapping periods in any order',
      [{ from: '2023-01-01' }, { from: '2015-01-01', to: '2022-06-01' }, { from: '2022-05-01', to: '2022-12-31' }],
      [],
    ],
    [
      'is not covered by what ended before it, lies ahead, or runs backwards',
      [{ from: '2010-01-01', to: '2015-01-01' }, { from: '2027-01-01' }, { from: '2026-01-01', to: '2022-01-01' }],
      [{ from: '2021-11-21', to: '2026-11-21', days: 1827 }],
    ],
  ])('%s', (_name, periods, gaps) => {
    expect(historyGaps(periods, today)).toEqual(gaps)
  })

  it('lacks nothing once its gaps are filled', () => {
    const date = fc
      .integer({ min: 0, max: 3000 })
      .map((days) => new Date(Date.UTC(2019, 0, 1 + days)).toISOString().slice(0, 10))
    fc.assert(
      fc.property(fc.array(fc.record({ from: date, to: date }), { maxLength: 6 }), (periods) => {
        expect(historyGaps([...periods, ...historyGaps(periods, today)], today)).toEqual([])
      }),
    )
  })
})
