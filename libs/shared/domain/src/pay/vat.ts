import { divideHalfUp } from './money'

/** The standard rate (docs/uk-rules.md#invoices-and-self-billing). */
export const VAT_PERCENT = 20

/** VAT in pence on an amount without it, rounded half up once. */
export const vatOn = (net: number): number => divideHalfUp(net * VAT_PERCENT, 100)

/**
 * The part of a share between two points of a total, rounded so that neighbouring parts add up to the share to the
 * penny.
 */
const shareBetween = (share: number, { from, to, of }: { from: number; to: number; of: number }): number =>
  of === 0 ? 0 : divideHalfUp(share * to, of) - divideHalfUp(share * from, of)

/** The VAT of each line of an invoice; the lines add up to the invoice's VAT. */
export function vatOfLines(vat: number, amounts: readonly number[]): number[] {
  const net = amounts.reduce((sum, amount) => sum + amount, 0)
  let reached = 0
  return amounts.map((amount) => {
    const from = reached
    reached += amount
    return shareBetween(vat, { from, to: reached, of: net })
  })
}

interface PartCredit {
  invoice: { total: number; vat: number }
  /** The sum of earlier credit notes, VAT included. */
  credited: number
  amount: number
}

/** The VAT within a credit note. Once a whole invoice is credited, the VAT of its credit notes adds up to its VAT. */
export const vatOfCredit = ({ invoice, credited, amount }: PartCredit): number =>
  shareBetween(invoice.vat, { from: credited, to: credited + amount, of: invoice.total })

interface PartPaid {
  total: number
  vat: number
  /** The sum of the credit notes, and the VAT in it. */
  credited: number
  creditedVat: number
}

/** The VAT that has been paid once so much of an invoice is paid: all that is left of it with the last penny. */
export const vatPaidWith = ({ total, vat, credited, creditedVat }: PartPaid, paid: number): number =>
  paid === total - credited ? vat - creditedVat : shareBetween(vat, { from: 0, to: paid, of: total })
