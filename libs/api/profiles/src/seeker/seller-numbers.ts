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
 * The next number of each seeker as a seller, in the order given; somebody named twice gets two. The seekers' rows stay
 * locked until the transaction ends and a rollback returns the numbers, so no series has gaps.
 */
export async function nextSellerNumbers(
  tx: Db,
  seekerIds: readonly string[],
  series: keyof typeof counterColumns,
): Promise<SellerNumber[]> {
  const prefixes = await findOrMakePrefixes(tx, [...new Set(seekerIds)])
  const counter = counterColumns[series]
  const rows = await tx.query<{ id: string; before: number }>(
    `update seeker set ${counter} = ${counter} + wanted.numbers
     from (select id, count(*)::int as numbers from unnest($1::uuid[]) as id group by id) wanted
     where seeker.id = wanted.id returning seeker.id, ${counter} - wanted.numbers as before`,
    [seekerIds],
  )
  const last = new Map(rows.map(({ id, before }) => [id, before]))
  return seekerIds.map((id) => {
    const [prefix, before] = [prefixes.get(id), last.get(id)]
    if (prefix === undefined || before === undefined) throw new Error(`the seeker ${id} of an invoice is gone`)
    last.set(id, before + 1)
    return { prefix, sequence: before + 1 }
  })
}

/** What the seeker's own series of numbers begin with; made the first time. */
export async function sellerPrefix(tx: Db, seekerId: string): Promise<string> {
  const prefix = (await findOrMakePrefixes(tx, [seekerId])).get(seekerId)
  if (prefix === undefined) throw new Error(`the seeker ${seekerId} is gone`)
  return prefix
}

/** Locks the seekers and generates a unique prefix the first time. */
async function findOrMakePrefixes(tx: Db, seekerIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const held = await tx.query<{ id: string; prefix: string | null }>(
    'select id, invoice_prefix as prefix from seeker where id = any($1) order by id for no key update',
    [seekerIds],
  )
  const prefixes = new Map(held.flatMap(({ id, prefix }) => (prefix === null ? [] : [[id, prefix]])))
  for (;;) {
    const without = seekerIds.filter((id) => held.some((row) => row.id === id) && !prefixes.has(id))
    if (without.length === 0) return prefixes
    const drawn = new Map(without.map((id) => [drawPrefix(), id]))
    const made = await tx.query<{ id: string; prefix: string }>(
      `update seeker set invoice_prefix = drawn.prefix from unnest($1::uuid[], $2::text[]) as drawn (id, prefix)
       where seeker.id = drawn.id and not exists (select from seeker other where other.invoice_prefix = drawn.prefix)
       returning seeker.id, drawn.prefix`,
      [[...drawn.values()], [...drawn.keys()]],
    )
    for (const { id, prefix } of made) prefixes.set(id, prefix)
  }
}

const drawPrefix = () => Array.from({ length: PREFIX_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
