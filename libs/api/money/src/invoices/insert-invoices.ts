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
  | 'dueOn'
  | 'suppliedOn'
  | 'vat'
  | 'total'
  | 'agreementVersion'
> {
  /** Minutes within the shift, and beside it. */
  minutes: number
  extraMinutes: number
  /** Null on the worker's own invoice, whose number is theirs. */
  sequence: number | null
  fileId: string | null
  seller: Omit<Invoice['seller'], 'utr'>
  sellerUtrSealed: Buffer | null
  buyer: Invoice['buyer']
  lines: readonly Omit<InvoiceLine, 'vat'>[]
}

export async function insertInvoices(tx: Db, invoices: readonly NewInvoice[], now: Date): Promise<void> {
  await tx.query(
    `insert into invoice (id, seeker_id, company_id, assignment_id, kind, shift_minutes, extra_minutes, sequence,
         number, issued_on, due_on, supplied_on, seller, buyer, lines, vat_pence, total_pence, agreement_version,
         created_at, seller_utr_sealed, file_id, source)
     select id, seeker_id, company_id, assignment_id, kind, shift_minutes, extra_minutes, sequence, number, issued_on,
       due_on, supplied_on, seller, buyer, lines, vat_pence, total_pence, agreement_version, $2,
       decode(utr_sealed, 'base64'), file_id, case when file_id is null then 'selfBilled' else 'own' end
     from jsonb_to_recordset($1) as made (id uuid, seeker_id uuid, company_id uuid, assignment_id uuid, kind text,
       shift_minutes integer, extra_minutes integer, sequence integer, number text, issued_on date, due_on date,
       supplied_on date,
       seller jsonb, buyer jsonb, lines jsonb, vat_pence integer, total_pence integer, agreement_version text,
       utr_sealed text, file_id uuid)`,
    [JSON.stringify(invoices.map(toRow)), now],
  )
}

const toRow = (invoice: NewInvoice) => ({
  id: invoice.id,
  seeker_id: invoice.seekerId,
  company_id: invoice.companyId,
  assignment_id: invoice.assignmentId,
  kind: invoice.kind,
  shift_minutes: invoice.minutes,
  extra_minutes: invoice.extraMinutes,
  sequence: invoice.sequence,
  number: invoice.number,
  issued_on: invoice.issuedOn,
  due_on: invoice.dueOn,
  supplied_on: invoice.suppliedOn,
  seller: invoice.seller,
  buyer: invoice.buyer,
  lines: invoice.lines,
  vat_pence: invoice.vat,
  total_pence: invoice.total,
  agreement_version: invoice.agreementVersion,
  utr_sealed: invoice.sellerUtrSealed?.toString('base64') ?? null,
  file_id: invoice.fileId,
})
