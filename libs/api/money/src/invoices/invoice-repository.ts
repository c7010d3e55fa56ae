import type { Invoice, InvoiceTotals, TaxYearTotal } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { findTaxYear } from '@s4/domain/tax-year'
import { vatOfLines } from '@s4/domain/vat'
import type { Cursor, Viewer } from '@s4/api-platform/http'
import { mask, type Sealing } from '@s4/api-platform/deps'
import { CREDITED, INVOICE_STATUS, LATEST_CREDIT_REQUEST, REFUND_DUE, TO_PAY } from './credit-columns'

/** An invoice and what only the server needs of it. */
export interface KeptInvoice extends Invoice {
  createdAt: string
  shiftId: string
  seekerUid: string
}

interface Row extends Omit<KeptInvoice, 'seller' | 'lines'> {
  seller: { name: string; address: string; contact: string; vatNumber: string | null }
  utrSealed: Buffer | null
  lines: Omit<Invoice['lines'][number], 'vat'>[]
}

const ORIGINAL_NUMBER = `(select original.number from invoice original where original.assignment_id = invoice.assignment_id and original.kind = 'original')`

const SELECT = `select invoice.id, number, invoice.kind, case invoice.kind when 'supplementary' then ${ORIGINAL_NUMBER} end as supplements, invoice.assignment_id, assignment.job_id, assignment.shift_id, invoice.company_id, invoice.seeker_id, seeker.uid as seeker_uid,
    issued_on, supplied_on, issued_on + 30 as due_on, seller, buyer, lines, vat_pence as vat, total_pence as total, agreement_version, paid_on, payment_reference, confirmed_at,
    invoice.created_at, seller_utr_sealed as utr_sealed,
    ${CREDITED} as credited, coalesce(paid_pence, 0) as paid, ${TO_PAY} as to_pay, ${REFUND_DUE} as refund_due, ${INVOICE_STATUS} as status, ${LATEST_CREDIT_REQUEST} as credit_request,
    (select coalesce(json_agg(json_build_object('id', note.id, 'number', note.number, 'issuedOn', note.issued_on, 'reason', note.reason, 'amount', note.amount_pence, 'vat', note.vat_pence) order by note.sequence), '[]')
     from credit_note note where note.invoice_id = invoice.id) as credit_notes
  from invoice join assignment on assignment.id = invoice.assignment_id join seeker on seeker.id = invoice.seeker_id`

const ownerColumn = ({ side }: Viewer) => (side === 'seeker' ? 'invoice.seeker_id' : 'invoice.company_id')

interface ListQuery {
  jobId?: string | undefined
  state: 'all' | 'unpaid' | 'paid'
  after: Cursor | null
  limit: number
}

const FILTER = { all: 'true', unpaid: `${TO_PAY} > 0`, paid: 'paid_on is not null' } as const

/** The day a period goes by: of supply, of payment, or the one the shift began on at its site, as the weekly statement has it. */
const DAY = {
  supplied: 'supplied_on',
  paid: 'paid_on',
  worked: '(assignment.starts_at at time zone assignment.zone)::date',
} as const

export interface Period {
  by: keyof typeof DAY
  /** First and last day, both included. */
  from: string
  to: string
}

const UTR_LENGTH = 10
const SHOWN = 4

/** Invoices of one side: the seller's own copy carries the end of the Unique Taxpayer Reference, the buyer's nothing of it. */
export const invoiceRepository = (db: Db, viewer: Viewer, sealing: Sealing) => {
  const asSeen = ({ utrSealed, seller, lines, ...row }: Row): KeptInvoice => ({
    ...row,
    lines: withVat(lines, row.vat),
    seller: {
      ...seller,
      utr:
        viewer.side === 'seeker' && utrSealed
          ? mask(sealing.open(utrSealed, 'invoice.seller_utr_sealed', row.id).slice(-SHOWN), UTR_LENGTH)
          : null,
    },
  })

  return {
    /** Newest first. */
    async page({ jobId, state, after, limit }: ListQuery): Promise<KeptInvoice[]> {
      const rows = await db.query<Row>(
        `${SELECT} where ${ownerColumn(viewer)} = $1 and ($2::uuid is null or assignment.job_id = $2) and ${FILTER[state]}
           and ($3::timestamptz is null or (invoice.created_at, invoice.id) < ($3::timestamptz, $4::uuid))
         order by invoice.created_at desc, invoice.id desc limit $5`,
        [viewer.id, jobId ?? null, after?.at ?? null, after?.id ?? null, limit],
      )
      return rows.map(asSeen)
    },

    /** Throws `invoice.missing` for one that is not theirs. */
    async show(id: string): Promise<KeptInvoice> {
      const [row] = await db.query<Row>(`${SELECT} where invoice.id = $1 and ${ownerColumn(viewer)} = $2`, [
        id,
        viewer.id,
      ])
      if (!row) throw new ApiError('invoice.missing')
      return asSeen(row)
    },

    /** The invoice a credit note belongs to; null when it is not theirs. */
    async findByCreditNote(noteId: string): Promise<KeptInvoice | null> {
      const [row] = await db.query<Row>(
        `${SELECT} where invoice.id = (select invoice_id from credit_note where id = $1) and ${ownerColumn(viewer)} = $2`,
        [noteId, viewer.id],
      )
      return row ? asSeen(row) : null
    },

    /** The same as `show`, locked until the transaction ends. */
    async lock(id: string): Promise<KeptInvoice> {
      await db.query(`select 1 from invoice where id = $1 and ${ownerColumn(viewer)} = $2 for update`, [id, viewer.id])
      return this.show(id)
    },

    /** Oldest first. */
    async between({ by, from, to }: Period): Promise<KeptInvoice[]> {
      const rows = await db.query<Row>(
        `${SELECT} where ${ownerColumn(viewer)} = $1 and ${DAY[by]} between $2 and $3 order by ${DAY[by]}, invoice.created_at, invoice.id`,
        [viewer.id, from, to],
      )
      return rows.map(asSeen)
    },

    async totals(): Promise<InvoiceTotals> {
      const days = await db.query<{ day: string; payments: number; received: number; vat: number }>(
        `select to_char(paid_on, 'YYYY-MM-DD') as day, count(*)::int as payments, sum(paid_pence - paid_vat_pence)::int as received, sum(paid_vat_pence)::int as vat
         from invoice where ${ownerColumn(viewer)} = $1 and paid_on is not null group by paid_on order by paid_on desc`,
        [viewer.id],
      )
      const [open] = await db.query<{ invoices: number; toPay: number; refundDue: number }>(
        `select count(*) filter (where ${TO_PAY} > 0)::int as invoices, coalesce(sum(${TO_PAY}), 0)::int as to_pay, coalesce(sum(${REFUND_DUE}), 0)::int as refund_due
         from invoice where ${ownerColumn(viewer)} = $1`,
        [viewer.id],
      )
      const { invoices = 0, toPay = 0, refundDue = 0 } = open ?? {}
      return { years: byTaxYear(days), unpaid: { invoices, toPay }, refundDue }
    },
  }
}

export type InvoiceRepository = ReturnType<typeof invoiceRepository>

function withVat(lines: Row['lines'], vat: number): Invoice['lines'] {
  const shares = vatOfLines(
    vat,
    lines.map(({ amount }) => amount),
  )
  return lines.map((line, index) => ({ ...line, vat: shares[index] ?? 0 }))
}

/** Income belongs to the year it was received in: the cash basis, which is the rule for the self-employed (docs/uk-rules.md#tax-years). Newest first, as the days are. */
function byTaxYear(days: readonly { day: string; payments: number; received: number; vat: number }[]): TaxYearTotal[] {
  const years = new Map<string, TaxYearTotal>()
  for (const { day, payments, received, vat } of days) {
    const year = findTaxYear(day)
    const sum = years.get(year.label) ?? { ...year, payments: 0, received: 0, vat: 0 }
    years.set(year.label, {
      ...sum,
      payments: sum.payments + payments,
      received: sum.received + received,
      vat: sum.vat + vat,
    })
  }
  return [...years.values()]
}
