import { Temporal } from 'temporal-polyfill'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  clockChange,
  dateText,
  durationText,
  expiryText,
  localDate,
  momentText,
  relativeText,
  shiftText,
  shiftTimes,
} from './shift-text'

const span = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })

describe('a shift reads', () => {
  it.each([
    [span('2026-11-21T22:00:00Z', '2026-11-22T06:00:00Z'), 'Sat 21 Nov 2026, 22:00–06:00 (8 h)'],
    [span('2026-07-04T21:00:00Z', '2026-07-05T04:30:00Z'), 'Sat 4 Jul 2026, 22:00–05:30 (7 h 30 min)'],
    [
      span('2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'),
      'Sat 24 Oct 2026, 22:00–06:00 (9 h because the clocks go back)',
    ],
    [
      span('2027-03-27T22:00:00Z', '2027-03-28T05:00:00Z'),
      'Sat 27 Mar 2027, 22:00–06:00 (7 h because the clocks go forward)',
    ],
    [span('2026-09-30T23:00:00Z', '2026-10-01T07:00:00Z'), 'Thu 1 Oct 2026, 00:00–08:00 (8 h)'],
    [span('2026-09-12T08:05:00Z', '2026-09-12T08:50:00Z'), 'Sat 12 Sep 2026, 09:05–09:50 (45 min)'],
  ])('%o as %s', (shift, text) => {
    expect(shiftText(shift)).toBe(text)
  })

  it('in the clock of its own site', () => {
    expect(shiftText(span('2026-11-21T22:00:00Z', '2026-11-22T06:00:00Z'), 'Europe/Paris')).toBe(
      'Sat 21 Nov 2026, 23:00–07:00 (8 h)',
    )
    expect(shiftTimes(span('2026-11-21T22:00:00Z', '2026-11-22T06:00:00Z'), 'Europe/Paris')).toBe('23:00–07:00')
    expect(clockChange(span('2026-11-01T04:00:00Z', '2026-11-01T08:00:00Z'), 'America/New_York')).toBe('clocks go back')
  })
})

describe('an instant reads', () => {
  it('with its date and time at the site', () => {
    expect(momentText('2026-07-04T23:30:00.000Z')).toBe('Sun 5 Jul 2026, 00:30')
    expect(localDate('2026-07-04T23:30:00.000Z')).toBe('2026-07-05')
    expect(dateText('2026-11-21', { year: false })).toBe('Sat 21 Nov')
    expect(dateText('soon')).toBe('soon')
  })

  it.each([
    ['2026-11-21T14:05:59Z', 'in 2 h 5 min'],
    ['2026-11-21T12:45:00Z', 'in 45 min'],
    ['2026-11-22T12:00:00Z', 'in 24 h'],
    ['2026-11-24T13:00:00Z', 'in 3 days'],
    ['2026-11-21T12:00:59Z', 'now'],
    ['2026-11-21T11:55:00Z', '5 min ago'],
    ['2026-11-18T11:00:00Z', '3 days ago'],
  ])('%s at noon as %s', (instant, text) => {
    expect(relativeText(instant, '2026-11-21T12:00:00Z')).toBe(text)
  })
})

describe('with and without a Temporal in the browser', () => {
  const momentWith = async (temporal: unknown, instant: string, zone: string) => {
    vi.resetModules()
    vi.stubGlobal('Temporal', temporal)
    const shiftTexts = await import('./shift-text')
    shiftTexts.prepareTimes()
    return shiftTexts.momentText(instant, zone)
  }
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['2026-01-05T08:05:59.999Z', 'Europe/London', 'Mon 5 Jan 2026, 08:05'],
    ['2026-07-04T23:30:00.000Z', 'Europe/London', 'Sun 5 Jul 2026, 00:30'],
    ['2026-10-25T00:30:00Z', 'Europe/London', 'Sun 25 Oct 2026, 01:30'],
    ['2026-10-25T01:30:00Z', 'Europe/London', 'Sun 25 Oct 2026, 01:30'],
    ['2027-03-28T01:00:00Z', 'Europe/London', 'Sun 28 Mar 2027, 02:00'],
    ['2026-11-21T22:00:00+01:00', 'Europe/Paris', 'Sat 21 Nov 2026, 22:00'],
  ])('%s in %s is %s', async (instant, zone, text) => {
    const fromEpochMilliseconds = vi.fn<typeof Temporal.Instant.fromEpochMilliseconds>((at) =>
      Temporal.Instant.fromEpochMilliseconds(at),
    )
    expect(await momentWith({ Instant: { fromEpochMilliseconds } }, instant, zone)).toBe(text)
    expect(fromEpochMilliseconds).toHaveBeenCalled()
    expect(await momentWith(undefined, instant, zone)).toBe(text)
  })
})

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [480, '8 h'],
  [450, '7 h 30 min'],
])('%d minutes read %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})

it.each([
  [null, 'No end date'],
  ['2026-11-26', 'Expired Thu 26 Nov 2026'],
  ['2026-11-27', 'Expires Fri 27 Nov 2026'],
])('a document that holds until %s reads “%s”', (expiresOn, text) => {
  expect(expiryText(expiresOn, '2026-11-27')).toBe(text)
})
