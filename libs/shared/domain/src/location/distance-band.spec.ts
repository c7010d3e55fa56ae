import { describe, expect, it } from 'vitest'
import { bandMiles, bandText, distanceBand, distanceBands, isWithin } from './distance-band'

describe('a band of distance', () => {
  it.each([
    [0, 'under-1', 'Under 1 mile'],
    [1609.3, 'under-1', 'Under 1 mile'],
    [1609.4, 'under-2', 'Under 2 miles'],
    [4_600, 'under-5', 'Under 5 miles'],
    [30_000, 'under-20', 'Under 20 miles'],
    [160_000, 'under-100', 'Under 100 miles'],
    [161_000, 'over-100', '100 miles or more'],
  ] as const)('of %d metres is %s, in words %s', (metres, band, text) => {
    expect([distanceBand(metres), bandText(band)]).toEqual([band, text])
  })

  it('is within its own miles and more', () => {
    expect(bandMiles.map((miles) => isWithin('under-10', miles))).toEqual([false, false, false, true, true, true, true])
    expect(distanceBands.map((band) => isWithin(band, 100))).toEqual([true, true, true, true, true, true, true, false])
  })
})
