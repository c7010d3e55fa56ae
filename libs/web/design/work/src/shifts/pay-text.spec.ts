import { describe, expect, it } from 'vitest'
import { afterBreaksText, shiftPayText, totalPayText, vatOnTopText } from './pay-text'

const rates = (payPerHour: number) => ({ payPerHour, terms: { pay: { minimumMinutes: 0 } } })
const night = { stretches: [], startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }
const longNight = { stretches: [], startsAt: '2026-10-24T21:00:00.000Z', endsAt: '2026-10-25T06:00:00.000Z' }
const twentyMinutes = { stretches: [], startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-21T22:20:00.000Z' }

describe('what a shift pays', () => {
  it.each([
    ['eight hours', night, 1450, '£14.50/h · £116.00 for the shift'],
    ['nine hours because the clocks go back', longNight, 1450, '£14.50/h · £130.50 for the shift'],
    ['a third of an hour, rounded half up', twentyMinutes, 1300, '£13.00/h · £4.33 for the shift'],
  ])('of %s', (_what, shift, payPerHour, text) => {
    expect(shiftPayText({ ...shift, ...rates(payPerHour) })).toBe(text)
  })
})

it('a shift with a night band pays each minute at its rate', () => {
  const stretches = [
    { label: null, pencePerHour: 1450, minutes: 120 },
    { label: 'Night 00:00–06:00', pencePerHour: 1740, minutes: 360 },
  ]
  expect(shiftPayText({ ...night, stretches, ...rates(1450) })).toBe('£14.50/h · £133.40 for the shift')
})

describe('what shifts pay together', () => {
  it.each([
    ['one', [night], '£14.50/h · £116.00 for the shift'],
    ['two', [night, longNight], '£14.50/h · £246.50 for 2 shifts'],
  ])('%s', (_count, shifts, text) => {
    expect(totalPayText(shifts, rates(1450))).toBe(text)
  })

  it('is the most they come to where breaks are not paid', () => {
    const unpaid = { ...rates(1450), breaksPaid: false }
    expect(totalPayText([night], unpaid)).toBe('£14.50/h · up to £116.00 for the shift, minus unpaid breaks')
    expect(vatOnTopText([night], unpaid)).toBe('up to £23.20 VAT (20%) on top, up to £139.20 in all')
  })
})

describe('VAT on top of what shifts pay', () => {
  it.each([
    ['one', [night], '£23.20 VAT (20%) on top, £139.20 in all'],
    ['two, each rounded by itself', [twentyMinutes, twentyMinutes], '£1.94 VAT (20%) on top, £11.60 in all'],
  ])('%s', (_count, shifts, text) => {
    expect(vatOnTopText(shifts, rates(1450))).toBe(text)
  })
})

describe('what shifts pay after the breaks that are due', () => {
  const unpaid = { ...rates(1450), breaksPaid: false }
  it.each([
    ['one', [night], unpaid, '£111.17 with an unpaid break of 20 min'],
    ['two', [night, longNight], unpaid, '£236.84 with 2 unpaid breaks of 20 min'],
    ['paid breaks', [night], { ...unpaid, breaksPaid: true }, null],
    ['no break due', [twentyMinutes], unpaid, null],
    [
      'a break at one of two rates',
      [
        {
          ...night,
          stretches: [
            { label: null, pencePerHour: 1450, minutes: 120 },
            { label: 'Night', pencePerHour: 1740, minutes: 360 },
          ],
        },
      ],
      unpaid,
      null,
    ],
  ])('%s', (_what, shifts, of, text) => {
    expect(afterBreaksText(shifts, of)).toBe(text)
  })
})
