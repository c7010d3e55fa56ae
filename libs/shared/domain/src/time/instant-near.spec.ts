import { expect, it } from 'vitest'
import { instantNear } from './instant-near'

it.each([
  ['a time earlier today', '22:00', '2026-11-21T22:20:30.000Z', '2026-11-21T22:00:00.000Z'],
  ['a time before midnight, after it', '22:00', '2026-11-22T01:00:00.000Z', '2026-11-21T22:00:00.000Z'],
  ['the minute it is', '22:20', '2026-11-21T22:20:30.000Z', '2026-11-21T22:20:00.000Z'],
  ['summer time', '22:00', '2026-07-01T21:30:00.000Z', '2026-07-01T21:00:00.000Z'],
  ['a time that did not exist that night', '01:30', '2026-03-29T02:00:00.000Z', '2026-03-29T02:00:00.000Z'],
])('%s', (_name, time, now, instant) => {
  expect(instantNear(time, 'Europe/London', now)).toBe(instant)
})
