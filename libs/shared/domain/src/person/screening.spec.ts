import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayNumber } from '../time/calendar-date'
import { isPersonalAddress, isSameMailbox } from './referee-address'
import { isScreened, lastConditionalDay, screeningCoverage, type Span } from './screening'

const TODAY = '2026-11-22'
const START = '2021-11-22'

const entry = (from: string, to: string | null, verified: Span[] = []) => ({ from, to, verified })
const whole = { from: '2000-01-01', to: null }

describe('the coverage of five years', () => {
  it.each([
    ['nothing', [], [], 0, 0, [{ from: START, to: TODAY, days: 1827, missing: { from: START, to: TODAY } }]],
    ['one job to this day', [entry('2019-01-01', null)], [], 60, 0, []],
    ['one confirmed job', [entry('2019-01-01', null, [whole])], [], 60, 60, []],
    [
      'a job confirmed to a day',
      [entry('2019-01-01', null, [{ from: '2019-01-01', to: '2024-11-21' }])],
      [],
      60,
      36,
      [],
    ],
    ['a job that began at the start', [entry(START, TODAY, [whole])], [], 60, 60, []],
    ['one day too late: a short break', [entry(addDays(START, 31), TODAY, [whole])], [], 60, 60, []],
    [
      'a gap of 32 days at the start',
      [entry(addDays(START, 32), TODAY, [whole])],
      [],
      58,
      58,
      [{ from: START, to: '2021-12-23', days: 32, missing: { from: START, to: '2021-12-23' } }],
    ],
    [
      'overlapping entries',
      [entry('2019-01-01', '2025-01-01', [whole]), entry('2024-01-01', null, [whole])],
      [],
      60,
      60,
      [],
    ],
    [
      'a break of 31 days between a confirmed and an unconfirmed job',
      [entry('2019-01-01', '2024-11-21', [whole]), entry('2024-12-23', null)],
      [],
      60,
      36,
      [],
    ],
    [
      'an explained gap',
      [entry('2019-01-01', '2024-11-21'), entry('2025-11-22', null)],
      [{ from: '2024-11-22', to: '2025-11-21' }],
      48,
      0,
      [{ from: '2024-11-22', to: '2025-11-21', days: 365, missing: null }],
    ],
    [
      'a gap of which one day is explained',
      [entry('2019-01-01', '2024-11-21'), entry('2025-11-22', null)],
      [{ from: '2025-01-01', to: '2025-01-01' }],
      48,
      0,
      [
        {
          from: '2024-11-22',
          to: '2025-11-21',
          days: 365,
          missing: { from: '2024-11-22', to: '2025-11-21' },
        },
      ],
    ],
  ])('of %s', (_, entries, explained, coveredMonths, verifiedMonths, gaps) => {
    expect(screeningCoverage({ entries, explained }, TODAY)).toEqual({
      from: START,
      months: 60,
      coveredMonths,
      verifiedMonths,
      percent: Math.floor((100 * verifiedMonths) / 60),
      gaps,
    })
  })

  it.each([
    ['2024-02-29', null, '2019-03-01', 60],
    ['2025-02-28', null, '2020-02-28', 60],
    ['2026-08-31', null, '2021-08-31', 60],
    ['2026-11-22', '2008-11-22', '2024-11-22', 24],
    ['2026-11-22', '2008-02-29', '2024-02-29', 33],
    ['2026-11-22', '2020-01-01', '2026-11-22', 1],
    ['2026-11-22', '1990-05-17', START, 60],
  ])('on %s of somebody born %s begins on %s and has %i months', (today, born, from, months) => {
    const all = { entries: [entry('1990-01-01', null, [whole])], explained: [] }
    expect(screeningCoverage(all, today, born)).toMatchObject({ from, months, verifiedMonths: months, percent: 100 })
  })

  const day = fc.integer({ min: 0, max: 2200 }).map((days) => addDays('2021-01-01', days))
  const span = fc.tuple(day, day).map(([a, b]): Span => (a < b ? { from: a, to: b } : { from: b, to: a }))
  const entries = fc.array(
    fc.tuple(span, fc.array(span, { maxLength: 2 })).map(([{ from, to }, verified]) => entry(from, to, verified)),
    { maxLength: 8 },
  )
  const explained = fc.array(span, { maxLength: 4 })
  const today = fc.integer({ min: 1200, max: 2400 }).map((days) => addDays('2021-01-01', days))

  it('never has more confirmed than covered months, and does not depend on the order', () => {
    fc.assert(
      fc.property(entries, explained, today, (given, notes, on) => {
        const coverage = screeningCoverage({ entries: given, explained: notes }, on)
        expect(coverage.verifiedMonths).toBeLessThanOrEqual(coverage.coveredMonths)
        expect(coverage.coveredMonths).toBeLessThanOrEqual(coverage.months)
        expect(coverage.months).toBe(60)
        expect(screeningCoverage({ entries: given.toReversed(), explained: notes.toReversed() }, on)).toEqual(coverage)
      }),
      { numRuns: 100 },
    )
  })

  it('names gaps that are longer than 31 days, apart, and inside the five years', () => {
    fc.assert(
      fc.property(entries, explained, today, (given, notes, on) => {
        const { from, gaps } = screeningCoverage({ entries: given, explained: notes }, on)
        let after = addDays(from, -1)
        for (const gap of gaps) {
          expect(gap.days).toBeGreaterThan(31)
          expect((dayNumber(gap.to) ?? 0) - (dayNumber(gap.from) ?? 0) + 1).toBe(gap.days)
          expect(gap.from > after).toBe(true)
          after = gap.to
        }
        expect(after <= on).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('only grows with another entry', () => {
    fc.assert(
      fc.property(entries, span, today, (given, more, on) => {
        const before = screeningCoverage({ entries: given, explained: [] }, on)
        const after = screeningCoverage({ entries: [...given, { ...more, verified: [more] }], explained: [] }, on)
        expect(after.coveredMonths).toBeGreaterThanOrEqual(before.coveredMonths)
      }),
      { numRuns: 100 },
    )
  })
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', 60, '2031-03-31'],
])('%s and %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected))

it.each([
  [null, false],
  [{ result: 'complete', until: null }, true],
  [{ result: 'refused', until: null }, false],
  [{ result: 'conditional', until: '2026-11-22' }, true],
  [{ result: 'conditional', until: '2026-11-21' }, false],
] as const)('%j lets somebody work to 22 November: %s', (decision, expected) =>
  expect(isScreened(decision, '2026-11-22')).toBe(expected),
)

it('lets work go on for twelve weeks', () => expect(lastConditionalDay('2026-11-22')).toBe('2027-02-14'))

it.each([
  ['jo@gmail.com', true],
  ['jo@Hotmail.co.uk', true],
  ['jo@northgate.example', false],
])('%s is a personal address: %s', (address, expected) => expect(isPersonalAddress(address)).toBe(expected))

it.each([
  ['Sam@Example.co.uk', 'sam+referee@example.co.uk', true],
  ['s.am@gmail.com', 'sam@googlemail.com', true],
  ['s.am@example.co.uk', 'sam@example.co.uk', false],
])('%s and %s are the same mailbox: %s', (a, b, expected) => expect(isSameMailbox(a, b)).toBe(expected))
