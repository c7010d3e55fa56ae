import { describe, expect, it } from 'vitest'
import { BaseRates } from './base-rates'

describe('base rates', () => {
  it('come on top of those that are known', () => {
    expect(BaseRates.parse('2026-06-30=3.75, 2026-12-31=4')).toMatchObject({
      '2025-12-31': 375,
      '2026-06-30': 375,
      '2026-12-31': 400,
    })
    expect(BaseRates.parse(undefined)).not.toHaveProperty('2026-06-30')
  })

  it.each(['2026-07-01=4', '2026-06-30=4%', '2026-06-30', '2026-06-30=4;2026-12-31=3'])('refuse %s', (text) => {
    expect(BaseRates.safeParse(text).success).toBe(false)
  })
})
