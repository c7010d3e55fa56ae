import { expect, it } from 'vitest'
import { isOnDayOff } from './days-off'

const zone = 'Europe/London'
const weekend = [{ from: '2026-06-06', to: '2026-06-07' }]

it.each([
  ['in them', '2026-06-06T09:00:00.000Z', '2026-06-06T17:00:00.000Z', true],
  ['the night before, into them', '2026-06-05T21:00:00.000Z', '2026-06-06T05:00:00.000Z', true],
  ['the evening before, until midnight at the site', '2026-06-05T17:00:00.000Z', '2026-06-05T23:00:00.000Z', false],
  ['the night out of them', '2026-06-07T21:00:00.000Z', '2026-06-08T05:00:00.000Z', true],
  ['from midnight at the site after them', '2026-06-07T23:00:00.000Z', '2026-06-08T07:00:00.000Z', false],
])('work %s', (_, startsAt, endsAt, expected) => {
  expect(isOnDayOff(weekend, { startsAt, endsAt }, zone)).toBe(expected)
})

it('no days off are never in the way', () => {
  expect(isOnDayOff([], { startsAt: '2026-06-06T09:00:00.000Z', endsAt: '2026-06-06T17:00:00.000Z' }, zone)).toBe(false)
})
