import fc from 'fast-check'
import { stdnum } from 'stdnum'
import { describe, expect, it } from 'vitest'
import { parseNationalInsurance } from './national-insurance'
import { EXAMPLE_UTR, parseUtr } from './utr'
import { parseVatNumber } from './vat-number'

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
const { utr, nino, vat } = stdnum.GB ?? {}

it('the example of a Unique Taxpayer Reference passes the check', () => {
  expect(parseUtr(EXAMPLE_UTR).ok).toBe(true)
})

describe('an independent library agrees about', () => {
  it('Unique Taxpayer References', () => {
    fc.assert(
      fc.property(digits(10), (text) => {
        expect(parseUtr(text).ok).toBe(utr?.validate(text).isValid)
      }),
      { numRuns: 2000 },
    )
  })

  it('National Insurance numbers', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}[0-9]{6}[A-E]$/), (text) => {
        expect(parseNationalInsurance(text).ok).toBe(nino?.validate(text).isValid)
      }),
      { numRuns: 2000 },
    )
  })

  // It also takes a remainder of 55, which neither of the two published checks allows, so this goes one way.
  it('the VAT numbers accepted, two for each seven digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 9_999_999 }), (seven) => {
        const candidates = Array.from(
          { length: 100 },
          (_unused, check) => String(seven) + String(check).padStart(2, '0'),
        )
        const passing = candidates.filter((text) => parseVatNumber(text).ok)

        expect(passing).toHaveLength(2)
        expect(passing.filter((text) => !vat?.validate(text).isValid)).toEqual([])
      }),
    )
  })
})

it('only one first digit makes nine digits a Unique Taxpayer Reference', () => {
  fc.assert(
    fc.property(digits(9), (rest) => {
      const passing = Array.from('0123456789').filter((first) => parseUtr(first + rest).ok)
      expect(passing).toHaveLength(1)
    }),
  )
})
