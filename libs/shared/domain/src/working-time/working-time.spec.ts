import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakDue, hasElevenHoursRest, overlaps, restBetween, restText } from './working-time'

const until = (endsAt: string) => ({ startsAt: new Date(Date.parse(endsAt) - 8 * 3_600_000).toISOString(), endsAt })
const from = (startsAt: string) => ({ startsAt, endsAt: new Date(Date.parse(startsAt) + 8 * 3_600_000).toISOString() })

describe('rest between two shifts', () => {
  it.each([
    ['10 h 59 is too short', '2026-11-21T20:00:00Z', '2026-11-22T06:59:00Z', 659, false],
    ['11 h 00 is enough', '2026-11-21T20:00:00Z', '2026-11-22T07:00:00Z', 660, true],
    ['is an hour less when the clocks go forward', '2027-03-27T20:00:00Z', '2027-03-28T06:00:00Z', 600, false],
    ['is an hour more when the clocks go back', '2026-10-24T19:00:00Z', '2026-10-25T07:00:00Z', 720, true],
    ['is negative when they overlap', '2026-11-21T20:00:00Z', '2026-11-21T19:00:00Z', -60, false],
  ])('%s', (_name, end, start, minutes, enough) => {
    expect(restBetween(until(end), from(start))).toBe(minutes)
    expect(restBetween(from(start), until(end))).toBe(minutes)
    expect(hasElevenHoursRest(until(end), from(start))).toBe(enough)
  })

  it.each([
    ['2026-11-22T05:30:00Z', '9 h 30 min of rest instead of 11 h'],
    ['2026-11-22T08:00:00Z', '12 h of rest'],
    ['2026-11-21T19:00:00Z', '0 min of rest instead of 11 h'],
  ])('starting again at %s reads %s', (start, text) => {
    expect(restText(until('2026-11-21T20:00:00Z'), from(start))).toBe(text)
  })
})

it('shifts that touch do not overlap, and overlapping goes both ways', () => {
  expect(overlaps(until('2026-11-21T20:00:00Z'), from('2026-11-21T20:00:00Z'))).toBe(false)

  const span = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 500 })).map(([start, length]) => ({
    startsAt: new Date(start * 60_000).toISOString(),
    endsAt: new Date((start + length) * 60_000).toISOString(),
  }))
  fc.assert(
    fc.property(span, span, (a, b) => {
      expect(overlaps(a, b)).toBe(overlaps(b, a))
      expect(overlaps(a, b)).toBe(restBetween(a, b) < 0)
    }),
  )
})

it.each([
  [360, 0],
  [361, 20],
])('a day of %d minutes is due %d minutes of break', (minutes, due) => {
  expect(breakDue(minutes)).toBe(due)
})
