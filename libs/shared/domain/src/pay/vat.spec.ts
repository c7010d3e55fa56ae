import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatOfCredit, vatOfLines, vatOn } from './vat'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

it.each([
  [11_600, 2320],
  [12, 2],
  [13, 3],
  [2, 0],
  [0, 0],
])('VAT on %i pence is %i', (net, vat) => {
  expect(vatOn(net)).toBe(vat)
})

describe('the VAT of a credit note', () => {
  it.each([
    ['over the whole invoice is all of it', 0, 13_920, 2320],
    ['over half is half', 0, 6960, 1160],
    ['over a penny may be none', 0, 1, 0],
    ['after others is what is left of theirs', 13_914, 6, 1],
  ])('%s', (_name, credited, amount, vat) => {
    expect(vatOfCredit({ invoice: { total: 13_920, vat: 2320 }, credited, amount })).toBe(vat)
  })

  it('on a line credited in three parts adds up to the line’s', () => {
    // 83 p and 17 p VAT: a third of it each by itself would come to 18 p.
    const invoice = { total: 100, vat: 17 }

    expect(
      [0, 33, 66].map((credited, index) => vatOfCredit({ invoice, credited, amount: index === 2 ? 34 : 33 })),
    ).toEqual([6, 5, 6])
  })

  it('in any parts adds up to the invoice’s, and none is negative or more than itself', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 12 }), (amounts) => {
        const total = sum(amounts)
        const invoice = { total, vat: total - Math.round(total / 1.2) }
        const parts = amounts.map((amount, index) =>
          vatOfCredit({ invoice, credited: sum(amounts.slice(0, index)), amount }),
        )

        expect(sum(parts)).toBe(invoice.vat)
        parts.forEach((vat, index) => {
          expect(vat).toBeGreaterThanOrEqual(0)
          expect(vat).toBeLessThanOrEqual(amounts[index] ?? 0)
        })
      }),
    )
  })
})

describe('the VAT of the lines', () => {
  it('adds up to the invoice’s, however they round', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 6 }), (amounts) => {
        const vat = vatOn(sum(amounts))
        const lines = vatOfLines(vat, amounts)

        expect(sum(lines)).toBe(vat)
        expect(sum(amounts) + sum(lines)).toBe(sum(amounts) + vat)
        lines.forEach((line, index) => expect(Math.abs(line - vatOn(amounts[index] ?? 0))).toBeLessThanOrEqual(1))
      }),
    )
  })

  it.each([
    [[13, 13], 5, [3, 2]],
    [[0], 0, [0]],
    [[], 0, []],
  ])('of %j with %i is %j', (amounts, vat, lines) => {
    expect(vatOfLines(vat, amounts)).toEqual(lines)
  })
})
