import { describe, expect, it } from 'vitest'
import { averageSeconds, secondsBetween, tookText } from './alert-outcome'

describe('how long it took is said', () => {
  it.each([
    [0, '0 s'],
    [59, '59 s'],
    [60, '1 min'],
    [119, '1 min'],
    [3600, '1 h'],
    [3900, '1 h 5 min'],
  ])('%i seconds: %s', (seconds, text) => {
    expect(tookText(seconds)).toBe(text)
  })
})

it('counts whole seconds, none before the start, and nothing while it goes on', () => {
  const from = '2026-10-25T00:59:59.500Z'
  expect(secondsBetween(from, '2026-10-25T01:01:00.000Z')).toBe(60)
  expect(secondsBetween(from, '2026-10-25T00:59:00.000Z')).toBe(0)
  expect(secondsBetween(from, null)).toBeNull()
})

it('averages what is known', () => {
  expect(averageSeconds([60, null, 121])).toBe(91)
  expect(averageSeconds([null])).toBeNull()
})
