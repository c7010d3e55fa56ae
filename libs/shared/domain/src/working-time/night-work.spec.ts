import { expect, it } from 'vitest'
import { breaksDueText } from './breaks-due'
import { nightMinutes, nightWarning } from './night-work'

const ZONE = 'Europe/London'
const DAY = 86_400_000
const span = (day: number, from: number, hours: number) => {
  const start = Date.parse('2026-11-02T00:00:00.000Z') + day * DAY + from * 3_600_000
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(start + hours * 3_600_000).toISOString() }
}
/** Twelve-hour nights on the first days of each of 17 weeks. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, index) => span(Math.floor(index / 4) * 7 + (index % 4), 19, 12))

it.each([
  [span(0, 22, 8), 7 * 60],
  [span(0, 9, 8), 0],
  [span(0, 20, 4), 60],
  [{ startsAt: '2026-11-02T22:52:00.000Z', endsAt: '2026-11-03T06:07:00.000Z' }, 7 * 60],
  [{ startsAt: '2026-11-02T22:59:00.000Z', endsAt: '2026-11-03T02:00:00.000Z' }, 3 * 60],
  [{ startsAt: '2026-10-24T21:00:00.000Z', endsAt: '2026-10-25T07:00:00.000Z' }, 8 * 60],
  [{ startsAt: '2027-03-27T22:00:00.000Z', endsAt: '2027-03-28T06:00:00.000Z' }, 6 * 60],
])('%j has %i minutes at night, also when the clocks change', (work, minutes) => {
  expect(nightMinutes(work, ZONE)).toBe(minutes)
})

it('816 hours of nights in 17 weeks keep the limit, more do not', () => {
  const [first, ...others] = nights(68)
  const one = first ? [first] : []

  expect(nightWarning(one, others, ZONE)).toBeNull()
  expect(nightWarning([span(118, 12, 1)], nights(68), ZONE)).toMatch(
    /^68 of 69 shifts in 17 weeks are nights: 817 h over 102 days without .* are 8 h 1 min in 24 h, 1 min over/,
  )
})

it('somebody who works by day is warned by the week alone', () => {
  const days = Array.from({ length: 70 }, (_, index) => span(Math.floor(index / 5) * 7 + (index % 5), 7, 13))

  expect(nightWarning(days.slice(0, 1), days.slice(1), ZONE)).toBeNull()
})

it('a break is due above six hours', () => {
  expect(breaksDueText([span(0, 9, 6)])).toBeNull()
  expect(breaksDueText([span(0, 9, 8)])).toBe('A shift over 6 h has a break of 20 minutes, away from the post.')
  expect(breaksDueText([span(0, 9, 6), span(1, 9, 12)])).toMatch(/^1 of 2 shifts is over 6 h, the longest 12 h\./)
})
