import { expect, it } from 'vitest'
import { monthText } from './month-text'

it.each([
  ['2026-09-30', 'September 2026'],
  ['2027-01', 'January 2027'],
])('the month of %s is %s', (date, text) => {
  expect(monthText(date)).toBe(text)
})
