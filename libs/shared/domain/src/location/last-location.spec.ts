import { expect, it } from 'vitest'
import { needsSomebody } from './last-location'

const now = '2026-11-21T22:40:00.000Z'
const recent = '2026-11-21T22:30:00.000Z'
const old = '2026-11-21T22:29:00.000Z'

it.each([
  [0, null, false],
  [1, null, true],
  [0, { inside: 'inside', at: recent }, false],
  [1, { inside: 'inside', at: recent }, true],
  [0, { inside: 'outside', at: recent }, true],
  [0, { inside: 'outside', at: old }, false],
  [0, { inside: 'uncertain', at: recent }, false],
] as const)('%i open alerts, last seen %o: red %s', (openAlerts, last, expected) => {
  expect(needsSomebody(openAlerts, last, now)).toBe(expected)
})
