import { expect, it } from 'vitest'
import { monthText } from './calendar-date'

it.each([
  ['2026-09-30', 'Sep 2026', 'September 2026'],
  ['2020-01-01', 'Jan 2020', 'January 2020'],
  ['once', 'once', 'once'],
])('the month of %s is %s, or %s in full', (date, short, full) => {
  expect(monthText(date)).toBe(short)
  expect(monthText(date, { inFull: true })).toBe(full)
})
