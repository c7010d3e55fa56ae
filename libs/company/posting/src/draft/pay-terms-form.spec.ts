import { defaultPayTerms } from '@s4/domain/pay-terms'
import { describe, expect, it } from 'vitest'
import { newBand, toTypedPayTerms } from './pay-terms-form'
import { parsePayTerms, PayTermsForm } from './pay-terms-shape'

const withDates = (dates: string) => ({
  ...toTypedPayTerms(),
  bands: [{ ...newBand, kind: 'dates' as const, dates, extra: '50' }],
})

describe('named dates', () => {
  it('are typed as people write them, and shown so again', () => {
    const pay = parsePayTerms(withDates('24/12/2026, 1/1/2027 2026-12-31'))
    expect(pay?.bands).toMatchObject([{ dates: ['2026-12-24', '2027-01-01', '2026-12-31'] }])
    expect(toTypedPayTerms(pay ?? defaultPayTerms).bands).toMatchObject([
      { dates: '24/12/2026, 01/01/2027, 31/12/2026' },
    ])
  })

  it.each(['', '31/02/2027', 'Christmas'])('%j is refused beside the field', (dates) => {
    const { error } = PayTermsForm.safeParse(withDates(dates))
    expect(error?.issues).toMatchObject([{ path: ['bands', 0, 'dates'], message: expect.stringContaining('31/12') }])
  })
})
