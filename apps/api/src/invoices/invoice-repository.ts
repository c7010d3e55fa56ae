import type { Invoice, TaxYearTotal } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { taxYearOf } from '@s4/domain/tax-year'
import type { Viewer } from '../assignments/viewer'
import type { Cursor } from '../server/cursor'
import { mask, type Sealing } from '../server/sealing'
import { CREDITED, LATEST_CREDIT_REQUEST } from './credit-columns'

/** An invoice and what only the server needs of it. */
export interface KeptInvoice extends Invoice {
  createdAt: string
  shiftId: string
  seekerUid: string
}

interface Row extends Omit<KeptInvoice, 'seller' | 'status' | 'credited'> {
  seller: { name: string; address: string; contact: string; vatNumber: string | null }
  utrSealed: Buffer | null
  credited: number
}

const SELECT = `select invoice.id, number, invoice.assignment_id, assignment.job_id, assignment.shift_id, invoice.company_id, invoice.seeker_id, seeker.uid as seeker_uid,
    issued_on, supplied_on, issued_on + 30 as due_on, seller, buyer, lines, vat_pence as vat, total_pence as total, agreement_version, paid_on, payment_reference, confirmed_at,
    invoice.created_at, seller_utr_sealed as utr_sealed,
    ${CREDITED} as credited, ${LATEST_CREDIT_REQUEST} as credit_request,
    (select coalesce(json_agg(json_build_object('id', note.id, 'number', note.number, 'issuedOn', note.issued_on, 'reason', note.reason, 'amount', note.amount_pence) order by note.sequence), '[]')
     from credit_note note where note.invoice_id = invoice.id) as credit_notes
  from invoice join assignment on assignment.id = invoice.assignment_id join seeker on seeker.id = invoice.seeker_id`

const ownerOf = ({ side }: Viewer) => (side === 'seeker' ? 'invoice.seeker_id' : 'invoice.company_id')

interface ListQuery {
  jobId?: string | undefined
  state: 'all' | 'unpaid' | 'paid'
  after: Cursor | null
  limit: number
}

const FILTER = { all: 'true', unpaid: 'paid_on is null', paid: 'paid_on is not null' } as const

const UTR_LENGTH = 10
const SHOWN = 4

/** Invoices of one side: the seller's own copy carries the end of the Unique Taxpayer Reference, the buyer's nothing of it. */
export const invoiceRepository = (db: Db, viewer: Viewer, sealing: Sealing) => {
  const asSeen = ({ utrSealed, seller, ...row }: Row): KeptInvoice => ({
    ...row,
    seller: { ...seller, utr: viewer.side === 'seeker' && utrSealed ? mask(sealing.open(utrSealed, 'invoice.seller_utr_sealed', row.id).slice(-SHOWN), UTR_LENGTH) : null },
    status: statusOf(row),
  })

  return {
    /** Newest first. */
    async page({ jobId, state, after, limit }: ListQuery): Promise<KeptInvoice[]> {
      const rows = await db.query<Row>(
        `${SELECT} where ${ownerOf(viewer)} = $1 and ($2::uuid is null or assignment.job_id = $2) and ${FILTER[state]}
           and ($3::timestamptz is null or (invoice.created_at, invoice.id) < ($3::timestamptz, $4::uuid))
         order by invoice.created_at desc, invoice.id desc limit $5`,
        [viewer.id, jobId ?? null, after?.at ?? null, after?.id ?? null, limit],
      )
      return rows.map(asSeen)
    },

    /** Throws `invoice.missing` for one that is not theirs. */
    async show(id: string): Promise<KeptInvoice> {
      const [row] = await db.query<Row>(`${SELECT} where invoice.id = $1 and ${ownerOf(viewer)} = $2`, [id, viewer.id])
      if (!row) throw new Problem('invoice.missing')
      return asSeen(row)
    },

    /** The invoice a credit note belongs to; null when it is not theirs. */
    async ofCreditNote(noteId: string): Promise<KeptInvoice | null> {
      const [row] = await db.query<Row>(`${SELECT} where invoice.id = (select invoice_id from credit_note where id = $1) and ${ownerOf(viewer)} = $2`, [noteId, viewer.id])
      return row ? asSeen(row) : null
    },

    /** The same as `show`, locked until the transaction ends. */
    async lock(id: string): Promise<KeptInvoice> {
      await db.query(`select 1 from invoice where id = $1 and ${ownerOf(viewer)} = $2 for update`, [id, viewer.id])
      return this.show(id)
    },

    /** By day of supply, first and last day included; oldest first. */
    async between(from: string, to: string): Promise<KeptInvoice[]> {
      const rows = await db.query<Row>(
        `${SELECT} where ${ownerOf(viewer)} = $1 and supplied_on between $2 and $3 order by supplied_on, invoice.created_at, invoice.id`,
        [viewer.id, from, to],
      )
      return rows.map(asSeen)
    },

    /** Newest tax year first. */
    async totals(): Promise<TaxYearTotal[]> {
      const days = await db.query<{ day: string; invoices: number; invoiced: number; paid: number }>(
        `select to_char(supplied_on, 'YYYY-MM-DD') as day, count(*)::int as invoices, sum(total_pence - credited)::int as invoiced,
           coalesce(sum(total_pence - credited) filter (where paid_on is not null), 0)::int as paid
         from invoice, lateral (select coalesce(sum(amount_pence), 0) as credited from credit_note where invoice_id = invoice.id) notes
         where ${ownerOf(viewer)} = $1 group by supplied_on order by supplied_on desc`,
        [viewer.id],
      )
      const years = new Map<string, TaxYearTotal>()
      for (const { day, invoices, invoiced, paid } of days) {
        const year = taxYearOf(day)
        const sum = years.get(year.label) ?? { ...year, invoices: 0, invoiced: 0, paid: 0 }
        years.set(year.label, { ...sum, invoices: sum.invoices + invoices, invoiced: sum.invoiced + invoiced, paid: sum.paid + paid })
      }
      return [...years.values()]
    },
  }
}

export type InvoiceRepository = ReturnType<typeof invoiceRepository>

function statusOf({ credited, total, confirmedAt, paidOn }: Pick<Row, 'credited' | 'total' | 'confirmedAt' | 'paidOn'>): Invoice['status'] {
  if (credited >= total) return 'credited'
  if (confirmedAt !== null) return 'confirmed'
  return paidOn === null ? 'issued' : 'paid'
}
