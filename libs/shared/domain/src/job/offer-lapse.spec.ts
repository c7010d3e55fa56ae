import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerHours, offerLapsesAt } from './offer-lapse'

const noon = Date.parse('2026-11-21T12:00:00Z')
const after = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()
const shiftIn = (minutes: number) => ({ startsAt: after(minutes), endsAt: after(minutes + 480) })

describe('an offer expires', () => {
  it.each([
    ['after 24 hours', 24, 5000, 1440],
    ['after the 4 hours the company chose', 4, 5000, 240],
    ['after the 1 hour the company chose', 1, 5000, 60],
    ['an hour before the shift when that is sooner', 24, 300, 240],
    ['no sooner than 15 minutes', 24, 70, 15],
    ['at the start when that is within 15 minutes', 24, 10, 10],
    ['15 minutes on when the shift has begun', 24, -30, 15],
    ['15 minutes on when the shift starts now', 1, 0, 15],
  ] as const)('%s', (_name, hours, startsIn, minutes) => {
    expect(offerLapsesAt({ madeAt: after(0), hours, firstShift: shiftIn(startsIn) })).toBe(after(minutes))
  })

  it('at once, so cannot be made, when the shift is nearly over', () => {
    expect(offerLapsesAt({ madeAt: after(0), firstShift: shiftIn(-470) })).toBeNull()
  })

  it('after it is made and never past the start of a coming shift', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(...offerHours), (startsIn, hours) => {
        const lapse = Date.parse(offerLapsesAt({ madeAt: after(0), hours, firstShift: shiftIn(startsIn) }) ?? '')

        expect(lapse).toBeGreaterThan(noon)
        expect(lapse).toBeLessThanOrEqual(Date.parse(after(startsIn)))
        expect(lapse).toBeLessThanOrEqual(Math.max(noon + 15 * 60_000, noon + hours * 3_600_000))
      }),
    )
  })
})
