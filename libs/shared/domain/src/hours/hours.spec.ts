import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreementDueAt, hoursFigures, proposedHours, type Attendance } from './hours'

const at = (minutes: number) => new Date(Date.parse('2026-11-21T22:00:00Z') + minutes * 60_000).toISOString()
const shift = { startsAt: at(0), endsAt: at(480) }
const present = (on: number, off: number, ...breaks: [number, number | null][]): Attendance => ({
  bookedOnAt: at(on),
  bookedOffAt: at(off),
  breaks: breaks.map(([start, end]) => ({ startsAt: at(start), endsAt: end === null ? null : at(end) })),
})
const nothing = { minutes: 0, beforeMinutes: 0, afterMinutes: 0, breakMinutes: 0 }

describe('hours proposed are', () => {
  it.each<[name: string, attendance: Attendance, expected: Partial<typeof nothing>]>([
    ['the whole shift', present(0, 480), { minutes: 480 }],
    [
      'the shift, with early and late time beside it',
      present(-12, 495),
      { minutes: 480, beforeMinutes: 12, afterMinutes: 15 },
    ],
    ['less when late', present(25, 480), { minutes: 455 }],
    ['less when leaving early', present(0, 470), { minutes: 470 }],
    ['less an unpaid break', present(0, 480, [120, 150]), { minutes: 450, breakMinutes: 30 }],
    ['less overlapping breaks once', present(0, 480, [130, 160], [120, 150]), { minutes: 440, breakMinutes: 40 }],
    ['less an open break until booking off', present(0, 480, [460, null]), { minutes: 460, breakMinutes: 20 }],
    ['untouched by a break before the shift', present(-30, 480, [-20, -10]), { minutes: 480, beforeMinutes: 30 }],
    [
      'less only the part of a break within the shift',
      present(0, 500, [470, 500]),
      { minutes: 470, afterMinutes: 20, breakMinutes: 10 },
    ],
    ['nothing when booked off before the start', present(-30, -10), { beforeMinutes: 20 }],
    ['nothing for an instant', present(60, 60), {}],
    ['nothing when the clock ran backwards', present(60, 50), {}],
  ])('%s', (_name, attendance, expected) => {
    expect(proposedHours(shift, attendance, false)).toEqual({ ...nothing, ...expected })
  })

  it('the whole shift when breaks are paid', () => {
    expect(proposedHours(shift, present(0, 480, [120, 150]), true)).toMatchObject({ minutes: 480, breakMinutes: 30 })
  })

  it('counted between the minutes shown, without their seconds', () => {
    const attendance = { bookedOnAt: '2026-11-21T22:00:59Z', bookedOffAt: '2026-11-22T05:59:01Z', breaks: [] }

    expect(proposedHours(shift, attendance, false).minutes).toBe(479)
  })

  it('never negative and together the time present', () => {
    const minute = fc.integer({ min: -300, max: 900 })
    fc.assert(
      fc.property(minute, minute, fc.array(fc.tuple(minute, minute), { maxLength: 4 }), (a, b, breaks) => {
        const [on, off] = [Math.min(a, b), Math.max(a, b)]
        const hours = proposedHours(shift, present(on, off, ...breaks), false)

        for (const minutes of Object.values(hours)) expect(minutes).toBeGreaterThanOrEqual(0)
        expect(hours.minutes + hours.breakMinutes + hours.beforeMinutes + hours.afterMinutes).toBe(off - on)
      }),
    )
  })
})

describe('when a company books by hand', () => {
  const nobody = { on: false, off: false }
  it.each<
    [
      name: string,
      attendance: Attendance,
      byHand: typeof nobody,
      worker: [number, number],
      entered: [number, number] | null,
    ]
  >([
    ['nothing, there is one figure', present(25, 480), nobody, [455, 0], null],
    [
      'somebody off after 5 minutes, the worker stands on the rest of the shift',
      present(0, 5),
      { on: false, off: true },
      [480, 0],
      [5, 0],
    ],
    [
      'somebody off who came late by their own booking, on the shift from there',
      present(25, 30),
      { on: false, off: true },
      [455, 0],
      [5, 0],
    ],
    ['somebody on late, on the whole shift', present(30, 480), { on: true, off: false }, [480, 0], [450, 0]],
    ['both, on the whole shift', present(60, 120), { on: true, off: true }, [480, 0], [60, 0]],
    ['off at the end, both figures are the same', present(0, 480), { on: false, off: true }, [480, 0], [480, 0]],
    [
      'off later, the time beside the shift is the company’s own',
      present(-10, 500),
      { on: false, off: true },
      [480, 30],
      [480, 20],
    ],
    [
      'off in a break, the break ends there',
      present(0, 300, [120, 150], [280, null]),
      { on: false, off: true },
      [430, 0],
      [250, 0],
    ],
  ])('%s', (_name, attendance, byHand, [minutes, extraMinutes], entered) => {
    const { workerSpans, workerCounts, ...figures } = hoursFigures(shift, { ...attendance, byHand }, false)
    expect(figures).toEqual({
      worker: { minutes, extraMinutes },
      entered: entered && { minutes: entered[0], extraMinutes: entered[1] },
    })
    expect(workerCounts).toEqual({
      startsAt: byHand.on ? shift.startsAt : attendance.bookedOnAt,
      endsAt: byHand.off ? shift.endsAt : attendance.bookedOffAt,
    })
    const length = workerSpans.reduce((sum, span) => sum + Date.parse(span.endsAt) - Date.parse(span.startsAt), 0)
    expect(length / 60_000).toBe(minutes)
  })

  it('the worker’s figure for the shift is never below the company’s', () => {
    const minute = fc.integer({ min: -30, max: 900 })
    fc.assert(
      fc.property(minute, minute, fc.boolean(), fc.boolean(), (a, b, on, off) => {
        const { worker, entered } = hoursFigures(
          shift,
          { ...present(Math.min(a, b), Math.max(a, b)), byHand: { on, off } },
          false,
        )

        expect(worker.minutes).toBeGreaterThanOrEqual(entered?.minutes ?? 0)
      }),
    )
  })
})

it('the company has 72 hours to answer', () => {
  expect(agreementDueAt('2026-11-21T06:00:00.000Z')).toBe('2026-11-24T06:00:00.000Z')
})
