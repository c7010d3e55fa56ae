import { randomInt } from 'node:crypto'
import type { Db } from '@s4/db'

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const PREFIX_LENGTH = 6

const counterColumns = { invoice: 'last_invoice_sequence', creditNote: 'last_credit_note_sequence' } as const

export interface SellerNumber {
  prefix: string
  sequence: number
}

/**
 * The seeker's next number as a seller. The seeker's row stays locked until the transaction ends and a rollback returns
 * the number, so the series has no gaps.
 */
export async function nextSellerNumber(
  tx: Db,
  seekerId: string,
  series: keyof typeof counterColumns,
): Promise<SellerNumber> {
  const prefix = await findOrMakePrefix(tx, seekerId)
  const counter = counterColumns[series]
  const [row] = await tx.query<{ sequence: number }>(
    `update seeker set ${counter} = ${counter} + 1 where id = $1 returning ${counter} as sequence`,
    [seekerId],
  )
  if (!row) throw new Error(`the seeker ${seekerId} of an invoice is gone`)
  return { prefix, sequence: row.sequence }
}

/** Locks the seeker and generates a unique prefix the first time. */
async function findOrMakePrefix(tx: Db, seekerId: string): Promise<string> {
  const [held] = await tx.query<{ prefix: string | null }>(
    'select invoice_prefix as prefix from seeker where id = $1 for no key update',
    [seekerId],
  )
  if (held?.prefix) return held.prefix
  for (;;) {
    const drawn = Array.from({ length: PREFIX_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    const [taken] = await tx.query<{ prefix: string }>(
      `update seeker set invoice_prefix = $2 where id = $1
         and not exists (select 1 from seeker other where other.invoice_prefix = $2)
       returning invoice_prefix as prefix`,
      [seekerId, drawn],
    )
    if (taken) return taken.prefix
  }
}
