import { describe, expect, it } from 'vitest'
import { daysOfWeek, findMonday, rotaTimes, weekAfter } from './week'

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

describe('the times on a rota', () => {
  it.each<[name: string, startsAt: string, endsAt: string, text: string]>([
    ['of a day', '2026-11-21T08:00:00Z', '2026-11-21T16:00:00Z', '08:00–16:00'],
    ['of a night', '2026-11-21T22:00:00Z', '2026-11-22T06:00:00Z', '22:00–06:00 +1'],
    ['up to midnight', '2026-11-21T16:00:00Z', '2026-11-22T00:00:00Z', '16:00–00:00 +1'],
    ['of a summer night, at the site', '2026-07-04T21:00:00Z', '2026-07-05T05:00:00Z', '22:00–06:00 +1'],
    ['of the night the clocks go back', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z', '22:00–06:00 +1'],
  ])('%s', (_name, startsAt, endsAt, text) => {
    expect(rotaTimes({ startsAt, endsAt })).toBe(text)
  })
})
