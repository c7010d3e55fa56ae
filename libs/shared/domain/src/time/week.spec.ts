import { describe, expect, it } from 'vitest'
import { daysOfWeek, findMonday, weekAfter } from './week'

describe('the Monday of', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-01', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
    ['1969-12-31', '1969-12-29'],
    ['2026-02-30', null],
    ['this week', null],
  ])('%s is %s', (date, monday) => {
    expect(findMonday(date)).toBe(monday)
  })
})

it('has seven days, through the change of the clocks and of the year', () => {
  expect(daysOfWeek('2026-10-19').at(-1)).toBe('2026-10-25')
  expect(daysOfWeek('2026-12-28')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ])
})

it.each([
  [1, '2026-11-23'],
  [-1, '2026-11-09'],
  [0, '2026-11-16'],
])('is followed by others: %d', (weeks, monday) => {
  expect(weekAfter('2026-11-16', weeks)).toBe(monday)
})
