import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dueDay } from './due-day'
import { payFor } from './money'
import { lowestRate, payForHours, payForShift, shiftLines, sumOf, type PaidTime } from './paid-time'
import { defaultPayTerms, payTermsSentences, type PayBand, type PaymentDays } from './pay-terms'
import { attendedStretches } from './attended-stretches'
import { ratedStretches } from './rated-stretches'
import type { ShiftSpan } from '../time/shift-text'

const night = { kind: 'night', from: '22:00', to: '06:00', unit: 'percent', extra: 20 } as const
const saturday = { kind: 'saturday', unit: 'percent', extra: 25 } as const
const sunday = { kind: 'sunday', unit: 'percent', extra: 50 } as const
const bankHoliday = { kind: 'bankHoliday', unit: 'percent', extra: 100 } as const
const newYear = { kind: 'dates', dates: ['2026-12-31'], unit: 'pencePerHour', extra: 2000 } as const

const holidays = new Map([['2026-12-25', 'Christmas Day']])
const rules = (bands: readonly PayBand[], payPerHour = 1450) => ({
  payPerHour,
  bands,
  zone: 'Europe/London',
  bankHolidays: holidays,
})
const span = (startsAt: string, endsAt: string): ShiftSpan => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
})
const time = (bands: readonly PayBand[], shift: ShiftSpan, minimumMinutes = 0): PaidTime => ({
  payPerHour: 1450,
  stretches: ratedStretches(rules(bands), shift),
  terms: { pay: { minimumMinutes } },
})
const minutesIn = ({ startsAt, endsAt }: ShiftSpan) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000

describe('the minutes of a shift by the rate they are paid at', () => {
  it.each<[name: string, bands: PayBand[], shift: ShiftSpan, stretches: [string | null, number, number][]]>([
    ['without bands, none', [], span('2026-11-24T22:00Z', '2026-11-25T06:00Z'), []],
    ['no band that applies, none', [sunday], span('2026-11-24T22:00Z', '2026-11-25T06:00Z'), []],
    [
      'a night from before it to after it',
      [night],
      span('2026-11-24T20:30Z', '2026-11-25T06:30Z'),
      [
        [null, 1450, 90],
        ['Night 22:00–06:00', 1740, 480],
        [null, 1450, 30],
      ],
    ],
    [
      'across midnight into Sunday, the higher of night and Saturday, then Sunday',
      [night, saturday, sunday],
      span('2026-11-21T20:00Z', '2026-11-22T06:00Z'),
      [
        ['Saturday', 1813, 240],
        ['Sunday', 2175, 360],
      ],
    ],
    [
      'the night the clocks go back has nine hours of night',
      [night],
      span('2026-10-24T22:00+01:00', '2026-10-25T06:00Z'),
      [['Night 22:00–06:00', 1740, 540]],
    ],
    [
      'the night the clocks go forward has seven',
      [night],
      span('2027-03-27T22:00Z', '2027-03-28T06:00+01:00'),
      [['Night 22:00–06:00', 1740, 420]],
    ],
    [
      'a night from 01:30 on the night the clocks go back has the hour twice',
      [{ ...night, from: '01:30', to: '02:00' }],
      span('2026-10-25T00:00Z', '2026-10-25T04:00Z'),
      [
        [null, 1450, 30],
        ['Night 01:30–02:00', 1740, 30],
        [null, 1450, 30],
        ['Night 01:30–02:00', 1740, 30],
        [null, 1450, 120],
      ],
    ],
    [
      'a bank holiday by its name',
      [night, bankHoliday],
      span('2026-12-24T23:00Z', '2026-12-25T01:00Z'),
      [
        ['Night 22:00–06:00', 1740, 60],
        ['Bank holiday, Christmas Day', 2900, 60],
      ],
    ],
    [
      'a named date with pence on top',
      [newYear],
      span('2026-12-31T23:00Z', '2027-01-01T01:00Z'),
      [
        ['Named date', 3450, 60],
        [null, 1450, 60],
      ],
    ],
  ])('%s', (_name, bands, shift, stretches) => {
    expect(ratedStretches(rules(bands), shift)).toEqual(
      stretches.map(([label, pencePerHour, minutes]) => ({ label, pencePerHour, minutes })),
    )
  })
})

describe('the lines of pay', () => {
  const late = span('2026-11-24T18:00Z', '2026-11-25T02:00Z')

  it.each<[name: string, minutes: number, minimum: number, lines: [string, number, number][]]>([
    [
      'the whole shift',
      480,
      0,
      [
        ['work', 240, 5800],
        ['work', 240, 6960],
      ],
    ],
    [
      'a part, from its beginning',
      250,
      0,
      [
        ['work', 240, 5800],
        ['work', 10, 290],
      ],
    ],
    [
      'sent home after an hour, with four paid',
      60,
      240,
      [
        ['work', 60, 1450],
        ['minimumCallOut', 180, 4350],
      ],
    ],
    ['sent home on arrival', 0, 240, [['minimumCallOut', 240, 5800]]],
    [
      'more than the minimum',
      300,
      240,
      [
        ['work', 240, 5800],
        ['work', 60, 1740],
      ],
    ],
  ])('%s', (_name, minutes, minimum, lines) => {
    expect(
      shiftLines(time([night], late, minimum), minutes).map((line) => [line.kind, line.minutes, line.pence]),
    ).toEqual(lines)
  })

  it('rounds a half penny up once a line', () => {
    const oddRate: PaidTime = { payPerHour: 1001, stretches: [], terms: { pay: { minimumMinutes: 0 } } }
    expect(shiftLines(oddRate, 30)).toEqual([
      { kind: 'work', label: null, pencePerHour: 1001, minutes: 30, pence: 501 },
    ])
  })

  it('pays time beside the shift at the base rate', () => {
    expect(payForHours(time([night], late), { minutes: 480, extraMinutes: 15 })).toBe(12_760 + 363)
  })

  it('bills nothing twice when minutes of the minimum are agreed as work later', () => {
    const early = time([night], late, 240)
    expect(shiftLines(early, 150, 240)).toEqual([])
    expect(shiftLines(early, 300, 240)).toEqual([
      { kind: 'work', label: 'Night 22:00–06:00', pencePerHour: 1740, minutes: 60, pence: 1740 },
    ])
  })
})

describe('for any shift, bands and minimum', () => {
  const shift = fc
    .record({ start: fc.integer({ min: 29_600_000, max: 30_400_000 }), minutes: fc.integer({ min: 1, max: 960 }) })
    .map(({ start, minutes }) =>
      span(new Date(start * 60_000).toISOString(), new Date((start + minutes) * 60_000).toISOString()),
    )
  const bands = fc.subarray<PayBand>([night, saturday, sunday, bankHoliday, newYear])

  it('the minutes of the lines add up to those worked or the minimum', () => {
    fc.assert(
      fc.property(shift, bands, fc.nat(600), fc.double({ min: 0, max: 1, noNaN: true }), (of, on, minimum, part) => {
        const worked = Math.floor(minutesIn(of) * part)
        const lines = shiftLines(time(on, of, minimum), worked)
        const minutes = lines.reduce((sum, line) => sum + line.minutes, 0)
        expect(minutes).toBe(Math.max(worked, minimum))
        expect(payForShift(time(on, of, minimum), worked)).toBe(sumOf(lines))
      }),
    )
  })

  it('without bands the pay is the base rate for the minutes', () => {
    fc.assert(
      fc.property(shift, (of) => {
        expect(payForShift(time([], of), minutesIn(of))).toBe(payFor(minutesIn(of), 1450))
      }),
    )
  })

  it('however they are parted, the invoices add up to one', () => {
    fc.assert(
      fc.property(shift, bands, fc.nat(960), fc.nat(960), (of, on, one, other) => {
        const [first, all] = [Math.min(one, other), Math.max(one, other)]
        const parts = [...shiftLines(time(on, of), first), ...shiftLines(time(on, of), all, first)]
        expect(sumOf(parts)).toBe(payForShift(time(on, of), all))
      }),
    )
  })

  it('the lowest rate is at least the base rate', () => {
    fc.assert(
      fc.property(shift, bands, (of, on) => {
        expect(lowestRate(time(on, of), minutesIn(of))).toBeGreaterThanOrEqual(1450)
      }),
    )
  })
})

it('minutes attended are paid first, then the rest of the shift from its start', () => {
  const shift = span('2026-11-24T20:00Z', '2026-11-25T04:00Z')
  const whole = ratedStretches(rules([night]), shift)
  const attended = [span('2026-11-24T21:30Z', '2026-11-24T22:30Z'), span('2026-11-24T23:00Z', '2026-11-24T23:30Z')]
  expect(attendedStretches(whole, shift, attended)).toEqual([
    { label: null, pencePerHour: 1450, minutes: 30 },
    { label: 'Night 22:00–06:00', pencePerHour: 1740, minutes: 60 },
    { label: null, pencePerHour: 1450, minutes: 90 },
    { label: 'Night 22:00–06:00', pencePerHour: 1740, minutes: 300 },
  ])
  expect(attendedStretches([], shift, attended)).toEqual([])
})

it.each<[days: PaymentDays, issued: string, due: string]>([
  ['30', '2026-11-22', '2026-12-22'],
  ['14', '2026-11-22', '2026-12-06'],
  ['7', '2026-12-28', '2027-01-04'],
  ['weekly', '2026-11-22', '2026-11-27'],
  ['weekly', '2026-11-23', '2026-12-04'],
])('an invoice with %s days to pay, issued on %s, is due on %s', (days, issued, due) => {
  expect(dueDay(issued, days)).toBe(due)
})

it('the terms are said in sentences', () => {
  expect(payTermsSentences(defaultPayTerms, 1450)).toEqual(['Pay is due within 30 days of the invoice.'])
  expect(
    payTermsSentences(
      {
        bands: [night, newYear],
        minimumMinutes: 240,
        expenses: { pencePerMile: 45, mileageUpTo: 2000, parkingUpTo: 1000, receipts: true },
        paymentDays: 'weekly',
      },
      1450,
    ),
  ).toEqual([
    'Night 22:00–06:00: 20% on top, £17.40/h.',
    'Named date (2026-12-31): £20.00/h on top, £34.50/h.',
    'If more than one rate fits, the highest is paid. They are not added up.',
    'Whoever books on is paid for 4 h at least, also when sent home before.',
    'Mileage: £0.45 a mile, up to £20.00 a shift.',
    'Parking: up to £10.00 a shift, with a receipt.',
    'Pay is due on the Friday of the week after the invoice.',
  ])
})
