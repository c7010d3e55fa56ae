import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planShifts, weekdays, weekdaysInWindow, type Schedule, type ScheduleDay } from './schedule'
import { durations } from './schedule-input'

const aDay = (change: Partial<ScheduleDay> = {}): ScheduleDay => ({
  day: 'Saturday',
  start: '22:00',
  end: '06:00',
  ...change,
})

const aSchedule = (change: Partial<Schedule> = {}): Schedule => ({
  startDate: '2026-11-21',
  duration: '1 Day',
  days: [aDay()],
  zone: 'Europe/London',
  ...change,
})

const shifts = (schedule: Schedule) => {
  const result = planShifts(schedule)
  return result.ok ? result.shifts : result.problems.map(({ code, field }) => `${code} ${field}`)
}

describe('a night shift', () => {
  it.each<[name: string, startDate: string, day: ScheduleDay, expected: object]>([
    [
      'on a plain night',
      '2026-11-20',
      aDay({ day: 'Friday' }),
      { startsAt: '2026-11-20T22:00:00.000Z', endsAt: '2026-11-21T06:00:00.000Z', date: '2026-11-20', minutes: 480 },
    ],
    [
      'in summer time',
      '2026-07-04',
      aDay(),
      { startsAt: '2026-07-04T21:00:00.000Z', endsAt: '2026-07-05T05:00:00.000Z', date: '2026-07-04', minutes: 480 },
    ],
    [
      'when the clocks go back',
      '2026-10-24',
      aDay(),
      {
        startsAt: '2026-10-24T21:00:00.000Z',
        endsAt: '2026-10-25T06:00:00.000Z',
        date: '2026-10-24',
        minutes: 540,
        note: 'clocks go back',
      },
    ],
    [
      'when the clocks go forward in 2027',
      '2027-03-27',
      aDay(),
      {
        startsAt: '2027-03-27T22:00:00.000Z',
        endsAt: '2027-03-28T05:00:00.000Z',
        date: '2027-03-27',
        minutes: 420,
        note: 'clocks go forward',
      },
    ],
    [
      'when the clocks go forward in 2026',
      '2026-03-28',
      aDay(),
      {
        startsAt: '2026-03-28T22:00:00.000Z',
        endsAt: '2026-03-29T05:00:00.000Z',
        date: '2026-03-28',
        minutes: 420,
        note: 'clocks go forward',
      },
    ],
    [
      'with any minute',
      '2026-11-21',
      aDay({ start: '21:47', end: '05:13' }),
      { startsAt: '2026-11-21T21:47:00.000Z', endsAt: '2026-11-22T05:13:00.000Z', date: '2026-11-21', minutes: 446 },
    ],
    [
      'ending at midnight',
      '2026-11-21',
      aDay({ start: '18:00', end: '00:00' }),
      { startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-22T00:00:00.000Z', date: '2026-11-21', minutes: 360 },
    ],
    [
      'of exactly 16 hours',
      '2026-11-21',
      aDay({ start: '18:00', end: '10:00' }),
      { startsAt: '2026-11-21T18:00:00.000Z', endsAt: '2026-11-22T10:00:00.000Z', date: '2026-11-21', minutes: 960 },
    ],
  ])('%s', (_name, startDate, day, expected) => {
    expect(shifts(aSchedule({ startDate, days: [day] }))).toEqual([expected])
  })
})

describe('a window', () => {
  const everyDay = weekdays.map((day) => aDay({ day, start: '09:00', end: '17:00' }))

  it.each([
    ['1 Day', '2026-11-21', 1, '2026-11-21'],
    ['2 Days', '2026-11-21', 2, '2026-11-22'],
    ['3 Days', '2026-11-21', 3, '2026-11-23'],
    ['1 Week', '2026-11-21', 7, '2026-11-27'],
    ['2 Weeks', '2026-11-21', 14, '2026-12-04'],
    ['1 Month', '2026-11-21', 30, '2026-12-20'],
    ['1 Month', '2027-01-31', 28, '2027-02-27'],
    ['1 Month', '2026-12-01', 31, '2026-12-31'],
  ] as const)('of %s from %s holds %d days', (duration, startDate, count, last) => {
    const result = planShifts(aSchedule({ duration, startDate, days: everyDay }))

    expect(result.ok && result.shifts).toHaveLength(count)
    expect(result.ok && result.shifts.at(-1)?.date).toBe(last)
  })

  it('takes several shifts a day, sorted by start', () => {
    const days = [aDay({ start: '14:00', end: '22:00' }), aDay({ start: '06:00', end: '14:00' })]

    expect(shifts(aSchedule({ days }))).toMatchObject([
      { startsAt: '2026-11-21T06:00:00.000Z' },
      { startsAt: '2026-11-21T14:00:00.000Z' },
    ])
  })

  it('says which chosen days it never reaches', () => {
    const result = planShifts(aSchedule({ duration: '2 Days', days: [aDay(), aDay({ day: 'Wednesday' })] }))

    expect(result).toMatchObject({ ok: true, unusedDays: ['Wednesday'] })
  })

  it('offers its own weekdays', () => {
    expect(weekdaysInWindow('2026-11-21', '3 Days')).toEqual(['Saturday', 'Sunday', 'Monday'])
    expect(weekdaysInWindow('2026-11-21', '1 Month')).toHaveLength(7)
    expect(weekdaysInWindow('21/11/2026', '1 Day')).toEqual([])
  })
})

describe('a schedule is refused when', () => {
  it.each<[name: string, change: Partial<Schedule>, problems: string[]]>([
    ['no chosen day falls in the window', { days: [aDay({ day: 'Friday' })] }, ['schedule.no-shift days']],
    ['no day is chosen', { days: [] }, ['schedule.no-day days']],
    ['the end is the start', { days: [aDay({ end: '22:00' })] }, ['schedule.end-is-start days.0.end']],
    [
      'a shift is a minute over 16 hours',
      { days: [aDay({ start: '18:00', end: '10:01' })] },
      ['schedule.too-long days.0.end'],
    ],
    [
      'the clocks make a shift longer than 16 hours',
      { startDate: '2026-10-24', days: [aDay({ start: '18:00', end: '10:00' })] },
      ['schedule.too-long days.0.end'],
    ],
    ['the date does not exist', { startDate: '2026-02-30' }, ['schedule.date-invalid startDate']],
    ['the date is written another way', { startDate: '21/11/2026' }, ['schedule.date-invalid startDate']],
    [
      'a time is not one',
      { days: [aDay({ start: '24:00', end: '6:00' })] },
      ['schedule.time-invalid days.0.start', 'schedule.time-invalid days.0.end'],
    ],
    ['the zone is unknown', { zone: 'Europe/Nowhere' }, ['schedule.zone-invalid zone']],
    [
      'the start does not exist that night',
      { startDate: '2027-03-28', days: [aDay({ day: 'Sunday', start: '01:30', end: '08:00' })] },
      ['schedule.time-missing days.0.start'],
    ],
    [
      'the end does not exist that night',
      { startDate: '2027-03-27', days: [aDay({ end: '01:30' })] },
      ['schedule.time-missing days.0.end'],
    ],
    [
      'the start happens twice and nobody said which',
      { startDate: '2026-10-25', days: [aDay({ day: 'Sunday', start: '01:30', end: '08:00' })] },
      ['schedule.time-twice days.0.startOccurrence'],
    ],
    [
      'the end happens twice and nobody said which',
      { startDate: '2026-10-24', days: [aDay({ end: '01:30' })] },
      ['schedule.time-twice days.0.endOccurrence'],
    ],
    [
      'the end chosen comes before the start chosen',
      {
        startDate: '2026-10-25',
        days: [
          aDay({ day: 'Sunday', start: '01:15', end: '01:45', startOccurrence: 'second', endOccurrence: 'first' }),
        ],
      },
      ['schedule.ends-first days.0.endOccurrence'],
    ],
    [
      'two shifts of a day overlap',
      { days: [aDay({ start: '06:00', end: '14:00' }), aDay({ start: '13:59', end: '22:00' })] },
      ['schedule.overlap days.1.start'],
    ],
    [
      'a night runs into the next morning',
      { duration: '2 Days', days: [aDay(), aDay({ day: 'Sunday', start: '05:00', end: '13:00' })] },
      ['schedule.overlap days.1.start'],
    ],
    ['the same time is given twice', { days: [aDay(), aDay()] }, ['schedule.overlap days.1.start']],
    ['it starts in the past', { now: '2026-11-21T22:00:01.000Z' }, ['schedule.past days.0.start']],
  ])('%s', (_name, change, problems) => {
    expect(shifts(aSchedule(change))).toEqual(problems)
  })

  it('it would make more than 200 shifts', () => {
    const days = weekdays.flatMap((day) =>
      Array.from({ length: 13 }, (_unused, hour) =>
        aDay({ day, start: `${String(hour).padStart(2, '0')}:00`, end: `${String(hour).padStart(2, '0')}:30` }),
      ),
    )
    const result = planShifts(aSchedule({ duration: '1 Month', days }))

    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: 'schedule.too-many', message: expect.stringContaining('390 shifts') }],
    })
  })

  it('repeats one reason once for a whole month', () => {
    expect(shifts(aSchedule({ duration: '1 Month', days: [aDay({ start: '01:00', end: '23:00' })] }))).toEqual([
      'schedule.too-long days.0.end',
    ])
  })
})

describe('a time that happens twice', () => {
  const sunday = aDay({ day: 'Sunday', start: '01:30', end: '08:00' })

  it('is asked about, the first one first', () => {
    const result = planShifts(aSchedule({ startDate: '2026-10-25', days: [sunday] }))

    expect(result).toMatchObject({
      problems: [
        {
          date: '2026-10-25',
          choices: [
            { occurrence: 'first', at: '2026-10-25T00:30:00.000Z' },
            { occurrence: 'second', at: '2026-10-25T01:30:00.000Z' },
          ],
        },
      ],
    })
  })

  it.each([
    ['first', '2026-10-25T00:30:00.000Z', 450],
    ['second', '2026-10-25T01:30:00.000Z', 390],
  ] as const)('is the %s when that is chosen', (startOccurrence, startsAt, minutes) => {
    expect(shifts(aSchedule({ startDate: '2026-10-25', days: [{ ...sunday, startOccurrence }] }))).toMatchObject([
      { startsAt, minutes },
    ])
  })
})

it('shifts never overlap, stay within 16 hours and belong to their start date', () => {
  const clock = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const day = fc.record({
    day: fc.constantFrom(...weekdays),
    start: clock,
    end: clock,
    startOccurrence: fc.constantFrom('first', 'second'),
    endOccurrence: fc.constantFrom('first', 'second'),
  })
  const startDate = fc
    .integer({ min: 0, max: 1500 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))

  fc.assert(
    fc.property(
      startDate,
      fc.constantFrom(...durations),
      fc.array(day, { minLength: 1, maxLength: 3 }),
      (start, duration, days) => {
        const result = planShifts(aSchedule({ startDate: start, duration, days }))
        const made = result.ok ? result.shifts : []

        expect(result.ok || result.problems.length > 0).toBe(true)
        for (const [position, shift] of made.entries()) {
          expect(shift.minutes).toBe((Date.parse(shift.endsAt) - Date.parse(shift.startsAt)) / 60_000)
          expect(shift.minutes).toBeGreaterThan(0)
          expect(shift.minutes).toBeLessThanOrEqual(960)
          expect(shift.date >= start).toBe(true)
          expect(position === 0 || (made[position - 1]?.endsAt ?? '') <= shift.startsAt).toBe(true)
        }
      },
    ),
    { numRuns: 60 },
  )
})
