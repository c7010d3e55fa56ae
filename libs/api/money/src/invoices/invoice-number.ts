import type { Db } from '@s4/db'
import { nextSellerNumbers } from '@s4/api-profiles/seeker'

const DIGITS = 6

/** `K7Q2MX-000001`. */
const numberText = (prefix: string, sequence: number, kind = '') =>
  `${prefix}-${kind}${String(sequence).padStart(DIGITS, '0')}`

interface InvoiceNumber {
  sequence: number
  number: string
}

/** The next number of each seeker, in the order given: they follow each other without a gap. */
export async function nextInvoiceNumbers(tx: Db, seekerIds: readonly string[]): Promise<InvoiceNumber[]> {
  const numbers = await nextSellerNumbers(tx, seekerIds, 'invoice')
  return numbers.map(({ prefix, sequence }) => ({ sequence, number: numberText(prefix, sequence) }))
}

/** The next number of the seeker's credit notes: `K7Q2MX-C000001`, a series of its own. */
export async function nextCreditNoteNumber(tx: Db, seekerId: string): Promise<InvoiceNumber> {
  const [next] = await nextSellerNumbers(tx, [seekerId], 'creditNote')
  if (!next) throw new Error(`the seeker ${seekerId} has no next number`)
  return { sequence: next.sequence, number: numberText(next.prefix, next.sequence, 'C') }
}
