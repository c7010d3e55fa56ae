import { describe, expect, it } from 'vitest'
import { breakCostText } from './break-cost'

describe('what a break of 20 minutes takes off', () => {
  const night = { startsAt: '2026-11-20T20:00:00.000Z', endsAt: '2026-11-21T04:00:00.000Z' }
  const stretch = (pencePerHour: number) => ({ label: null, pencePerHour, minutes: 240 })

  it.each([
    ['at one rate', [], 'about £5.20'],
    ['at one higher rate', [stretch(1872)], 'about £6.24'],
    ['where it depends on when it is taken', [stretch(1872), stretch(1760)], '£5.87 to £6.24'],
  ])('%s', (_what, stretches, text) => {
    expect(breakCostText([{ ...night, stretches }], { payPerHour: 1560 })).toBe(text)
  })

  const short = { startsAt: '2026-11-20T20:00:00.000Z', endsAt: '2026-11-20T20:14:00.000Z', stretches: [] }

  it.each([
    ['nothing can be said of a shift that is no longer than it', [short], null],
    ['only of those that are longer', [short, { ...night, stretches: [stretch(1872)] }], 'about £6.24'],
  ])('%s', (_what, shifts, text) => {
    expect(breakCostText(shifts, { payPerHour: 1560 })).toBe(text)
  })
})
