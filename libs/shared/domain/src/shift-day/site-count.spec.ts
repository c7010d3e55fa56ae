import { expect, it } from 'vitest'
import { afterPress, afterReset, fullness, type SiteCount } from './site-count'

const HOUR = 60 * 60_000
const count = (change: Partial<SiteCount> = {}): SiteCount => ({
  inside: 5,
  peak: 9,
  since: 0,
  lastAt: HOUR,
  ...change,
})

it.each<[name: string, before: SiteCount | null, press: { ins: number; outs: number; at: number }, after: object]>([
  ['begins', null, { ins: 3, outs: 0, at: HOUR }, { inside: 3, peak: 3, since: HOUR, lastAt: HOUR }],
  ['adds', count(), { ins: 6, outs: 1, at: 2 * HOUR }, { inside: 10, peak: 10, since: 0, lastAt: 2 * HOUR }],
  ['never goes below 0', count({ inside: 1 }), { ins: 0, outs: 2, at: 2 * HOUR }, { inside: 0, peak: 9 }],
  ['sent later counts', count({ lastAt: 3 * HOUR }), { ins: 1, outs: 0, at: HOUR }, { inside: 6, lastAt: 3 * HOUR }],
  ['from before the count changes nothing', count({ since: HOUR }), { ins: 1, outs: 0, at: 1 }, { inside: 5 }],
  ['after six hours begins anew', count(), { ins: 1, outs: 0, at: 7 * HOUR + 1 }, { inside: 1, since: 7 * HOUR + 1 }],
  ['within six hours does not', count(), { ins: 1, outs: 0, at: 7 * HOUR }, { inside: 6, since: 0 }],
])('a press %s', (_, before, press, after) => {
  expect(afterPress(before, press)).toMatchObject(after)
})

it('is set to 0, but not by a reset from before the count', () => {
  expect(afterReset(count(), 2 * HOUR)).toEqual({ inside: 0, peak: 0, since: 2 * HOUR, lastAt: 2 * HOUR })
  expect(afterReset(count({ since: 3 * HOUR }), 2 * HOUR)).toMatchObject({ inside: 5 })
})

it('keeps what was pressed after a reset that is sent later', () => {
  const since = [
    { ins: 7, outs: 0, at: 3 * HOUR },
    { ins: 0, outs: 2, at: 4 * HOUR },
  ]
  expect(afterReset(count({ lastAt: 4 * HOUR }), 2 * HOUR, since)).toEqual({
    inside: 5,
    peak: 7,
    since: 2 * HOUR,
    lastAt: 4 * HOUR,
  })
})

it.each([
  [89, 100, 'free'],
  [90, 100, 'nearly'],
  [100, 100, 'full'],
  [101, 100, 'full'],
  [500, null, 'free'],
] as const)('%i of %s is %s', (inside, limit, expected) => {
  expect(fullness(inside, limit)).toBe(expected)
})
