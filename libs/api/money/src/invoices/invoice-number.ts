import type { Db } from '@s4/db'
import { nextSellerNumber } from '@s4/api-profiles/seeker'

const DIGITS = 6

/** `K7Q2MX-000001`. */
const numberText = (prefix: string, sequence: number, kind = '') =>
  `${prefix}-${kind}${String(sequence).padStart(DIGITS, '0')}`

interface InvoiceNumber {
  sequence: number
  number: string
}

/** The seeker's next number: they follow each other without a gap. */
export async function nextInvoiceNumber(tx: Db, seekerId: string): Promise<InvoiceNumber> {
  const { prefix, sequence } = await nextSellerNumber(tx, seekerId, 'invoice')
  return { sequence, number: numberText(prefix, sequence) }
}

/** The next number of the seeker's credit notes: `K7Q2MX-C000001`, a series of its own. */
export async function nextCreditNoteNumber(tx: Db, seekerId: string): Promise<InvoiceNumber> {
  const { prefix, sequence } = await nextSellerNumber(tx, seekerId, 'creditNote')
  return { sequence, number: numberText(prefix, sequence, 'C') }
}
