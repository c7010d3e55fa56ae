import type { Invoice, InvoiceLine } from '@s4/contract'
import type { Db } from '@s4/db'

export interface NewInvoice extends Pick<
  Invoice,
  | 'id'
  | 'seekerId'
  | 'companyId'
  | 'assignmentId'
  | 'kind'
  | 'number'
  | 'issuedOn'
  | 'suppliedOn'
  | 'vat'
  | 'total'
  | 'agreementVersion'
> {
  /** Minutes within the shift, and beside it. */
  minutes: number
  extraMinutes: number
  sequence: number
  seller: Omit<Invoice['seller'], 'utr'>
  sellerUtrSealed: Buffer | null
  buyer: Invoice['buyer']
  lines: readonly Omit<InvoiceLine, 'vat'>[]
}

export async function insertInvoice(tx: Db, invoice: NewInvoice, now: Date): Promise<void> {
  await tx.query(
    `insert into invoice (id, seeker_id, company_id, assignment_id, kind, shift_minutes, extra_minutes, sequence,
         number, issued_on, supplied_on, seller, buyer, lines, vat_pence, total_pence, agreement_version, created_at,
         seller_utr_sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [
      invoice.id,
      invoice.seekerId,
      invoice.companyId,
      invoice.assignmentId,
      invoice.kind,
      invoice.minutes,
      invoice.extraMinutes,
      invoice.sequence,
      invoice.number,
      invoice.issuedOn,
      invoice.suppliedOn,
      JSON.stringify(invoice.seller),
      JSON.stringify(invoice.buyer),
      JSON.stringify(invoice.lines),
      invoice.vat,
      invoice.total,
      invoice.agreementVersion,
      now,
      invoice.sellerUtrSealed,
    ],
  )
}
