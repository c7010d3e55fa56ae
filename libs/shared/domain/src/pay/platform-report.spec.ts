import { expect, it } from 'vitest'
import { byQuarter, reportDetailsUntil, reportDueOn } from './platform-report'

const at = (day: string, pence = 100) => ({ day, payments: 1, pence })

it.each([
  ['2026-01-01', 1],
  ['2026-03-31', 1],
  ['2026-04-01', 2],
  ['2026-06-30', 2],
  ['2026-07-01', 3],
  ['2026-09-30', 3],
  ['2026-10-01', 4],
  ['2026-12-31', 4],
])('a payment on %s counts in quarter %i', (day, quarter) => {
  expect(byQuarter([at(day)]).filter(({ pence }) => pence > 0)).toEqual([{ quarter, payments: 1, pence: 100 }])
})

it('adds up the payments of a quarter and lists quarters without any', () => {
  expect(byQuarter([at('2026-05-01', 11_600), at('2026-05-02', 5)])).toEqual([
    { quarter: 1, payments: 0, pence: 0 },
    { quarter: 2, payments: 2, pence: 11_605 },
    { quarter: 3, payments: 0, pence: 0 },
    { quarter: 4, payments: 0, pence: 0 },
  ])
})

it('is due on 31 January after the year, and its records are kept for five years', () => {
  expect(reportDueOn(2026)).toBe('2027-01-31')
  expect(reportDetailsUntil('2026-11-22')).toBe('2031-12-31')
})
