import { describe, expect, it } from 'vitest'
import { occurrencesBetween, weeklyProblems, type RecurringPattern } from './recurring'

const aPattern = (change: Partial<RecurringPattern> = {}): RecurringPattern => ({
  days: [
    { day: 'Friday', start: '22:00', end: '06:00' },
    { day: 'Saturday', start: '22:00', end: '06:00' },
  ],
  from: '2026-11-20',
  until: null,
  exceptions: [],
  positions: 2,
  payPerHour: 1450,
  bankHolidays: 'asUsual',
  holidayPayPerHour: null,
  ...change,
})
const london = { zone: 'Europe/London', holidays: new Map([['2026-12-25', 'Christmas Day']]) }
const between = (pattern: RecurringPattern, first: string, last: string) =>
  occurrencesBetween(pattern, london, { first, last })

describe('the days of a pattern', () => {
  it.each<[name: string, change: Partial<RecurringPattern>, dates: string[]]>([
    ['are those of its weekdays', {}, ['2026-11-20', '2026-11-21', '2026-11-27', '2026-11-28']],
    ['begin with its first day', { from: '2026-11-21' }, ['2026-11-21', '2026-11-27', '2026-11-28']],
    ['end with its last day', { until: '2026-11-27' }, ['2026-11-20', '2026-11-21', '2026-11-27']],
    [
      'take one more by an exception',
      { exceptions: [{ date: '2026-11-25', times: [{ start: '09:00', end: '17:00' }], positions: 5 }] },
      ['2026-11-20', '2026-11-21', '2026-11-25', '2026-11-27', '2026-11-28'],
    ],
  ])('%s', (_name, change, dates) => {
    expect(between(aPattern(change), '2026-11-16', '2026-11-29').map(({ date }) => date)).toEqual(dates)
  })

  it('are worked overnight, and as they are when the clocks change', () => {
    const pattern = aPattern({ from: '2026-10-23' })
    const [friday, saturday] = between(pattern, '2026-10-23', '2026-10-24')
    const [spring] = between(pattern, '2027-03-27', '2027-03-27')

    expect(friday?.shifts).toMatchObject([{ startsAt: '2026-10-23T21:00:00.000Z', endsAt: '2026-10-24T05:00:00.000Z' }])
    expect(saturday?.shifts).toMatchObject([{ minutes: 540, note: 'clocks go back' }])
    expect(spring?.shifts).toMatchObject([{ minutes: 420, note: 'clocks go forward' }])
  })

  it('take the first of a time that exists twice, and say why a time that does not exist makes no job', () => {
    const early = aPattern({ from: '2026-10-01', days: [{ day: 'Sunday', start: '01:30', end: '08:00' }] })

    expect(between(early, '2026-10-25', '2026-10-25')).toMatchObject([
      { problem: null, shifts: [{ startsAt: '2026-10-25T00:30:00.000Z' }] },
    ])
    expect(between(early, '2027-03-28', '2027-03-28')).toMatchObject([
      { problem: expect.stringContaining('01:30 does not exist'), shifts: [] },
    ])
  })
})

describe('a bank holiday', () => {
  const christmas = (change: Partial<RecurringPattern>) => between(aPattern(change), '2026-12-25', '2026-12-25')

  it.each<[name: string, change: Partial<RecurringPattern>, expected: object]>([
    ['is worked as usual', {}, { skipped: null, payPerHour: 1450, holiday: 'Christmas Day' }],
    ['is skipped', { bankHolidays: 'skip' }, { skipped: 'bankHoliday', shifts: [] }],
    ['is paid otherwise', { bankHolidays: 'otherRate', holidayPayPerHour: 2900 }, { skipped: null, payPerHour: 2900 }],
    [
      'is worked all the same where an exception says so',
      {
        bankHolidays: 'skip',
        exceptions: [{ date: '2026-12-25', times: [{ start: '18:00', end: '23:00' }], positions: null }],
      },
      { skipped: null, positions: 2, shifts: [{ startsAt: '2026-12-25T18:00:00.000Z' }] },
    ],
  ])('%s', (_name, change, expected) => {
    expect(christmas(change)).toMatchObject([expected])
  })
})

it('leaves out a day by an exception without times', () => {
  const pattern = aPattern({ exceptions: [{ date: '2026-11-27', times: [], positions: null }] })

  expect(between(pattern, '2026-11-27', '2026-11-27')).toMatchObject([{ skipped: 'exception', shifts: [] }])
})

it('names the field of a night that runs into the next shift', () => {
  const days = [
    { day: 'Sunday' as const, start: '22:00', end: '06:00' },
    { day: 'Monday' as const, start: '05:00', end: '13:00' },
  ]

  expect(Object.keys(weeklyProblems(aPattern({ days })))).toEqual(['days.1.start'])
  expect(weeklyProblems(aPattern())).toEqual({})
})
