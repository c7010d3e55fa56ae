import type { Db } from '@s4/db'
import type { StoredInvoice } from '../invoices/invoice-repository'

export interface NewPayment {
  id: string
  invoice: StoredInvoice
  direction: 'payment' | 'refund'
  paidOn: string
  pence: number
  vat: number
  reference: string
}

interface StoredPayment {
  id: string
  direction: 'payment' | 'refund'
  paidOn: string
  pence: number
  vat: number
  reference: string
  confirmedAt: string | null
  reversedAt: string | null
}

/** The caller holds the lock of each invoice. */
export const paymentRepository = (tx: Db) => ({
  async insert(payments: readonly NewPayment[], { uid, now }: { uid: string; now: Date }): Promise<void> {
    const rows = payments.map(({ id, invoice, direction, paidOn, pence, vat, reference }) => ({
      id,
      invoice_id: invoice.id,
      company_id: invoice.companyId,
      seeker_id: invoice.seekerId,
      direction,
      paid_on: paidOn,
      pence,
      vat_pence: vat,
      reference,
    }))
    await tx.query(
      `insert into payment (id, invoice_id, company_id, seeker_id, direction, paid_on, pence, vat_pence, reference,
           recorded_by, recorded_at)
       select id, invoice_id, company_id, seeker_id, direction, paid_on, pence, vat_pence, reference, $2, $3
       from jsonb_to_recordset($1) as made (id uuid, invoice_id uuid, company_id uuid, seeker_id uuid, direction text,
         paid_on date, pence integer, vat_pence integer, reference text)`,
      [JSON.stringify(rows), uid, now],
    )
  },

  /** The invoice of a payment; null when there is none. */
  async findInvoice(id: string): Promise<string | null> {
    const [row] = await tx.query<{ invoiceId: string }>('select invoice_id from payment where id = $1', [id])
    return row?.invoiceId ?? null
  },

  async show(id: string): Promise<StoredPayment> {
    const [row] = await tx.query<StoredPayment>(
      `select id, direction, paid_on, pence, vat_pence as vat, reference, confirmed_at, reversed_at from payment
       where id = $1`,
      [id],
    )
    if (!row) throw new Error(`there is no payment ${id}`)
    return row
  },

  async confirm(id: string, now: Date): Promise<void> {
    await tx.query('update payment set confirmed_at = $2 where id = $1', [id, now])
  },

  async reverse(id: string, { uid, reason, now }: { uid: string; reason: string; now: Date }): Promise<void> {
    await tx.query('update payment set reversed_at = $2, reversed_by = $3, reversal_reason = $4 where id = $1', [
      id,
      now,
      uid,
      reason,
    ])
  },
})
