import { expect, it } from 'vitest'
import { dataRequestDue, daysLeft } from './data-request'

it.each([
  ['2026-11-16', '2026-12-16', '2027-02-16'],
  ['2027-01-31', '2027-02-28', '2027-04-30'],
  ['2028-01-30', '2028-02-29', '2028-04-30'],
  ['2026-12-01', '2027-01-01', '2027-03-01'],
  ['2026-11-30', '2026-12-30', '2027-02-28'],
])('received on %s is due on %s, extended on %s', (received, due, extended) => {
  expect(dataRequestDue(received, { extended: false })).toBe(due)
  expect(dataRequestDue(received, { extended: true })).toBe(extended)
})

it('counts the days left, below 0 when it is overdue', () => {
  expect(daysLeft('2026-12-16', '2026-12-16')).toBe(0)
  expect(daysLeft('2026-12-16', '2026-12-18')).toBe(-2)
})
