import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agreementDueAt, needsConfirmation, proposedHours, type Attendance } from './hours'

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
    ['the shift, with early and late time beside it', present(-12, 495), { minutes: 480, beforeMinutes: 12, afterMinutes: 15 }],
    ['less when late', present(25, 480), { minutes: 455 }],
    ['less when leaving early', present(0, 470), { minutes: 470 }],
    ['less an unpaid break', present(0, 480, [120, 150]), { minutes: 450, breakMinutes: 30 }],
    ['less overlapping breaks once', present(0, 480, [130, 160], [120, 150]), { minutes: 440, breakMinutes: 40 }],
    ['less an open break until booking off', present(0, 480, [460, null]), { minutes: 460, breakMinutes: 20 }],
    ['untouched by a break before the shift', present(-30, 480, [-20, -10]), { minutes: 480, beforeMinutes: 30 }],
    ['less only the part of a break within the shift', present(0, 500, [470, 500]), { minutes: 470, afterMinutes: 20, breakMinutes: 10 }],
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

describe('a shift without book-off needs confirmation', () => {
  it.each([
    [at(509), null, false],
    [at(510), null, true],
    [at(510), at(480), false],
  ])('at %s, booked off at %s: %s', (now, bookedOffAt, expected) => {
    expect(needsConfirmation(shift, bookedOffAt, now)).toBe(expected)
  })
})

it('the company has 72 hours to answer', () => {
  expect(agreementDueAt('2026-11-21T06:00:00.000Z')).toBe('2026-11-24T06:00:00.000Z')
})
