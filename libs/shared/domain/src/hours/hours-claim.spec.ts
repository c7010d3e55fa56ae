import { expect, it } from 'vitest'
import { minutesCameEarlier } from './hours-claim'

const shift = { startsAt: '2026-11-21T22:00:00.000Z', endsAt: '2026-11-22T06:00:00.000Z' }

it.each([
  ['2026-11-21T21:50:00.000Z', '2026-11-21T22:20:00.000Z', 20, 10],
  ['2026-11-21T22:05:00.000Z', '2026-11-21T22:20:30.000Z', 15, 0],
  ['2026-11-21T21:40:00.000Z', '2026-11-21T21:55:00.000Z', 0, 15],
  ['2026-11-21T22:30:00.000Z', '2026-11-21T22:20:00.000Z', 0, 0],
])('came at %s and booked on at %s: %i minutes of the shift and %i before it', (cameAt, bookedOnAt, minutes, extra) => {
  expect(minutesCameEarlier(shift, { cameAt, bookedOnAt })).toEqual({ minutes, extraMinutes: extra })
})
