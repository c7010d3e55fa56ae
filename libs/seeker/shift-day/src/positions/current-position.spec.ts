import { afterEach, expect, it, vi } from 'vitest'
import { toFix } from './current-position'

afterEach(() => void vi.useRealTimers())

const DAY = 24 * 60 * 60_000
const at = (timestamp: number) =>
  ({ coords: { latitude: 51.5, longitude: -0.06, accuracy: 10 }, timestamp }) as GeolocationPosition

it.each([
  ['of a moment ago keeps its time', -8000, '2026-11-21T22:59:52.000Z'],
  ['by satellite time on a phone a day ahead has the time of the phone', -DAY, '2026-11-21T23:00:00.000Z'],
  ['by satellite time on a phone a day behind has the time of the phone', DAY, '2026-11-21T23:00:00.000Z'],
])('a position %s', (_name, apart, expected) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:00:00.000Z') })

  expect(toFix(at(Date.now() + apart)).deviceAt).toBe(expected)
})
