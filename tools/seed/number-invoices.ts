import { randomInt } from 'node:crypto'
import { log } from './tell'
import { idAt, type Town } from './town/town'
import type { SeekerKey } from './town/seekers'

// As the server draws them: without letters and digits that are mistaken for one another on paper.
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Gives each seeker's invoices their numbers in the order they were made, without a gap (docs/product.md#invoices). */
export function numberInvoices(town: Town): void {
  const series = new Map<SeekerKey, { prefix: string; last: number }>()
  const taken = new Set<string>()
  for (const { seeker, createdAt, utr, row } of town.invoices.toSorted((a, b) =>
    a.createdAt.localeCompare(b.createdAt),
  )) {
    const { prefix, last } = series.get(seeker) ?? { prefix: newPrefix(taken), last: 0 }
    const sequence = last + 1
    series.set(seeker, { prefix, last: sequence })
    const id = idAt(createdAt)
    const number = `${prefix}-${String(sequence).padStart(6, '0')}`
    town.rows.add('invoice', {
      id,
      sequence,
      number,
      seller_utr_sealed: utr && town.seal(utr, 'invoice.seller_utr_sealed', id),
      ...row,
    })
    log(town, {
      at: createdAt,
      by: null,
      action: 'invoice.issued',
      subject: ['invoice', id],
      assignmentId: row.assignment_id,
      companyId: row.company_id,
      seekerId: town.seekerId(seeker),
      detail: { number, total: row.total_pence },
    })
  }
  for (const row of town.rows.of('seeker')) {
    const held = [...series].find(([key]) => town.seekerId(key) === row.id)?.[1]
    Object.assign(row, { invoice_prefix: held?.prefix ?? null, last_invoice_sequence: held?.last ?? 0 })
  }
}

function newPrefix(taken: Set<string>): string {
  for (;;) {
    const prefix = Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    if (taken.has(prefix)) continue
    taken.add(prefix)
    return prefix
  }
}
