import { expect, it } from 'vitest'
import { averageWarning } from './weekly-average'
import type { WorkSpan } from './working-time'

const DAY = 86_400_000
const MONDAY = Date.parse('2026-11-16T06:00:00Z')

/** A shift of so many minutes on a day counted from Monday 16 November 2026. */
const shift = (day: number, minutes: number): WorkSpan => ({
  startsAt: new Date(MONDAY + day * DAY).toISOString(),
  endsAt: new Date(MONDAY + day * DAY + minutes * 60_000).toISOString(),
})
/** The six working days of each of the weeks before, of 8 hours each. */
const weeksBefore = (weeks: number): WorkSpan[] =>
  Array.from({ length: weeks }, (_unused, week) =>
    Array.from({ length: 6 }, (_day, day) => shift(day - 7 * (week + 1), 480)),
  ).flat()
const fullWeek = Array.from({ length: 6 }, (_unused, day) => shift(day, 480))

it.each<[name: string, shifts: WorkSpan[], others: WorkSpan[], warning: string | null]>([
  ['one shift', [shift(0, 960)], [], null],
  ['a week of 60 h after weeks without work', fullWeek.map((_shift, day) => shift(day, 600)), [], null],
  ['17 weeks of 48 h', fullWeek, weeksBefore(16), null],
  [
    'a minute more than that',
    [...fullWeek.slice(1), shift(0, 481)],
    weeksBefore(16),
    '816 h 1 min in 17 weeks, 1 min a week over 48 h on average',
  ],
  [
    'a seventh day after 17 weeks',
    [shift(6, 510)],
    [...weeksBefore(16), ...fullWeek],
    '824 h 30 min in 17 weeks, 30 min a week over 48 h on average',
  ],
  ['work before the 17 weeks', fullWeek, weeksBefore(16).concat(shift(-200, 960)), null],
  [
    'work agreed for later in the same 17 weeks',
    [shift(0, 480)],
    [...weeksBefore(16), ...fullWeek.slice(1), shift(6, 510)],
    '824 h 30 min in 17 weeks, 30 min a week over 48 h on average',
  ],
])('%s', (_name, shifts, others, warning) => {
  expect(averageWarning(shifts, others)).toBe(warning)
})
