import { describe, expect, it } from 'vitest'
import { breakCostText } from './break-cost'

describe('what a break of 20 minutes takes off', () => {
  const stretch = (pencePerHour: number) => ({ label: null, pencePerHour, minutes: 240 })

  it.each([
    ['at one rate', [], 'about £5.20'],
    ['at one higher rate', [stretch(1872)], 'about £6.24'],
    ['where it depends on when it is taken', [stretch(1872), stretch(1760)], '£5.87 to £6.24'],
  ])('%s', (_what, stretches, text) => {
    expect(breakCostText([{ stretches }], { payPerHour: 1560 })).toBe(text)
  })
})
