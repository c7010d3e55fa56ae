import { expect, it } from 'vitest'
import { bookingOpensAt, servesUntil } from './shift-window'

// The night the clocks go back is an hour longer; the window is counted in real time.
const shift = { startsAt: '2026-10-24T21:00:00.000Z', endsAt: '2026-10-25T06:00:00.000Z' }
const instant = (milliseconds: number) => new Date(milliseconds).toISOString()

it('opens for booking on 30 minutes before the start', () => {
  expect(instant(bookingOpensAt(shift))).toBe('2026-10-24T20:30:00.000Z')
})

it('serves its worker until 12 hours after the end', () => {
  expect(instant(servesUntil(shift))).toBe('2026-10-25T18:00:00.000Z')
})
