import type { Invoice, InvoiceTotals, TaxYearTotal } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { findTaxYear } from '@s4/domain/tax-year'
import { vatOfLines } from '@s4/domain/vat'
import type { Cursor, Viewer } from '@s4/api-platform/http'
import { PAYMENTS_OF_DAY } from '../ledger/payments-of-day'
import { isoText } from '@s4/api-platform/notices'
import { fileUrl } from '@s4/api-platform/files'
import { mask, type Sealer } from '@s4/api-platform/deps'
import {
  CREDITED,
  INVOICE_STATUS,
  LATEST_CREDIT_REQUEST,
  PAID,
  PAID_VAT,
  PAYMENTS,
  REFUND_DUE,
  TO_PAY,
  UNSETTLED,
} from './invoice-columns'

/** An invoice and what only the server needs of it. */
export interface StoredInvoice extends Invoice {
  createdAt: string
  shiftId: string
  /** The day the shift started at its site. */
  workedOn: string
  seekerUid: string
  /** What S4's numbers of the seller's invoices begin with: no two sellers have the same. */
  sellerReference: string
  /** The VAT in what was paid. */
  paidVat: number
}

interface Row extends Omit<StoredInvoice, 'seller' | 'lines' | 'document'> {
  fileId: string | null
  seller: Omit<Invoice['seller'], 'utr'>
  utrSealed: Buffer | null
  lines: Omit<Invoice['lines'][number], 'vat'>[]
}

const ORIGINAL_NUMBER = `(select original.number from invoice original
    where original.assignment_id = invoice.assignment_id and original.kind = 'original')`

const WORKED_ON = '(assignment.starts_at at time zone assignment.zone)::date'

const SELECT = `select invoice.id, number, invoice.kind,
    case invoice.kind when 'supplementary' then ${ORIGINAL_NUMBER} end as supplements, invoice.assignment_id,
    assignment.job_id, assignment.shift_id, invoice.company_id, invoice.seeker_id, seeker.uid as seeker_uid,
    issued_on, supplied_on, due_on,
    jsonb '{"nameInOwnScript": ""}' || seller as seller,
    coalesce(seeker.invoice_prefix, '') as seller_reference,
    jsonb '{"vatNumber": null}' || buyer as buyer, lines, source, file_id,
    case when source = 'selfBilled' then json_build_object('acceptedAt', ${isoText('invoice.accepted_at')},
      'objectedAt', ${isoText('objected_at')}, 'objection', objection) end as answer,
    vat_pence as vat, total_pence as total, agreement_version, invoice.created_at, seller_utr_sealed as utr_sealed,
    ${WORKED_ON} as worked_on,
    ${CREDITED} as credited, ${PAID} as paid, ${PAID_VAT} as paid_vat, ${PAYMENTS} as payments,
    ${TO_PAY} as to_pay, ${REFUND_DUE} as refund_due,
    ${INVOICE_STATUS} as status, ${LATEST_CREDIT_REQUEST} as credit_request,
    (select coalesce(json_agg(json_build_object('id', note.id, 'number', note.number, 'issuedOn', note.issued_on,
            'reason', note.reason, 'amount', note.amount_pence, 'vat', note.vat_pence) order by note.sequence), '[]')
     from credit_note note where note.invoice_id = invoice.id) as credit_notes
  from invoice join assignment on assignment.id = invoice.assignment_id join seeker on seeker.id = invoice.seeker_id`

const ownerColumn = ({ side }: Viewer) => (side === 'seeker' ? 'invoice.seeker_id' : 'invoice.company_id')

interface ListQuery {
  jobId?: string | undefined
  state: 'all' | 'unpaid' | 'paid'
  after: Cursor | null
  limit: number
}

const FILTER = { all: 'true', unpaid: `${UNSETTLED} and ${TO_PAY} > 0`, paid: `${PAID} > 0` } as const

/** What the ledger says of a side, day by day. A company has many entries, so its sums are kept. */
const DAYS = {
  company: `select day, payments, received, received_vat as vat, income as invoiced from company_ledger_day
    where company_id = $1`,
  seeker: `select day, ${PAYMENTS_OF_DAY} as payments,
      coalesce(sum(pence) filter (where account = 'received'), 0)::int as received,
      coalesce(sum(pence) filter (where account = 'receivedVat'), 0)::int as vat,
      coalesce(-sum(pence) filter (where account = 'workIncome'), 0)::int as invoiced
    from ledger_entry where seeker_id = $1 and account <> 'owed' group by day`,
} as const

/** The day that counts for a period: of supply, or of the shift's start at its site, as in the weekly statement. */
const DAY_COLUMN = { supplied: 'supplied_on', worked: WORKED_ON } as const

export interface Period {
  by: keyof typeof DAY_COLUMN
  /** First and last day, both included. */
  from: string
  to: string
}

const UTR_LENGTH = 10
const UTR_DIGITS_SHOWN = 4

/** The invoices of one side. Only the seller's own copy shows the last digits of the Unique Taxpayer Reference. */
export const invoiceRepository = (db: Db, viewer: Viewer, sealer: Sealer) => {
  const toInvoice = ({ utrSealed, seller, lines, fileId, ...row }: Row): StoredInvoice => ({
    ...row,
    document: fileUrl(fileId),
    lines: withVat(lines, row.vat),
    seller: {
      ...seller,
      utr:
        viewer.side === 'seeker' && utrSealed
          ? mask(sealer.open(utrSealed, 'invoice.seller_utr_sealed', row.id).slice(-UTR_DIGITS_SHOWN), UTR_LENGTH)
          : null,
    },
  })

  return {
    /** Newest first. */
    async page({ jobId, state, after, limit }: ListQuery): Promise<StoredInvoice[]> {
      const rows = await db.query<Row>(
        `${SELECT} where ${ownerColumn(viewer)} = $1 and ($2::uuid is null or assignment.job_id = $2)
           and ${FILTER[state]}
           and ($3::timestamptz is null or (invoice.created_at, invoice.id) < ($3::timestamptz, $4::uuid))
         order by invoice.created_at desc, invoice.id desc limit $5`,
        [viewer.id, jobId ?? null, after?.at ?? null, after?.id ?? null, limit],
      )
      return rows.map(toInvoice)
    },

    /** Throws `invoice.missing` for one that is not theirs. */
    async show(id: string): Promise<StoredInvoice> {
      const [row] = await db.query<Row>(`${SELECT} where invoice.id = $1 and ${ownerColumn(viewer)} = $2`, [
        id,
        viewer.id,
      ])
      if (!row) throw new ApiError('invoice.missing')
      return toInvoice(row)
    },

    /** The invoice a credit note belongs to; null when it is not theirs. */
    async findByCreditNote(noteId: string): Promise<StoredInvoice | null> {
      const [row] = await db.query<Row>(
        `${SELECT} where invoice.id = (select invoice_id from credit_note where id = $1)
           and ${ownerColumn(viewer)} = $2`,
        [noteId, viewer.id],
      )
      return row ? toInvoice(row) : null
    },

    /** Throws `invoice.missing` when one of them is not theirs. */
    async findAll(ids: readonly string[]): Promise<StoredInvoice[]> {
      const rows = await db.query<Row>(
        `${SELECT} where invoice.id = any($1) and ${ownerColumn(viewer)} = $2 order by seeker.fullname, invoice.number`,
        [ids, viewer.id],
      )
      if (rows.length < ids.length) throw new ApiError('invoice.missing')
      return rows.map(toInvoice)
    },

    /** The same as `findAll`, locked until the transaction ends. */
    async lockAll(ids: readonly string[]): Promise<StoredInvoice[]> {
      await db.query(
        `select 1 from invoice where id = any($1) and ${ownerColumn(viewer)} = $2 order by id for update`,
        [ids, viewer.id],
      )
      return this.findAll(ids)
    },

    /** The same as `show`, locked until the transaction ends. */
    async lock(id: string): Promise<StoredInvoice> {
      await db.query(`select 1 from invoice where id = $1 and ${ownerColumn(viewer)} = $2 for update`, [id, viewer.id])
      return this.show(id)
    },

    /** Oldest first. */
    async between({ by, from, to }: Period): Promise<StoredInvoice[]> {
      // The days as they are anywhere, for the index of work.
      const around = `and assignment.${viewer.side}_id = $1
        and assignment.starts_at >= $2::date - 1 and assignment.starts_at < $3::date + 2`
      const rows = await db.query<Row>(
        `${SELECT} where ${ownerColumn(viewer)} = $1 ${by === 'worked' ? around : ''}
           and ${DAY_COLUMN[by]} between $2 and $3
         order by ${DAY_COLUMN[by]}, invoice.created_at, invoice.id`,
        [viewer.id, from, to],
      )
      return rows.map(toInvoice)
    },

    /** Those made, or with a credit note made, on days of the UK from the first to the last, oldest first. */
    async madeBetween({ from, to }: Omit<Period, 'by'>): Promise<StoredInvoice[]> {
      const made = (table: string) => `${table}.created_at >= ($2::date)::timestamp at time zone 'Europe/London'
        and ${table}.created_at < ($3::date + 1)::timestamp at time zone 'Europe/London'`
      const rows = await db.query<Row>(
        `${SELECT} where ${ownerColumn(viewer)} = $1 and invoice.id in (
           select id from invoice where ${ownerColumn(viewer)} = $1 and ${made('invoice')}
           union all select invoice_id from credit_note note where ${made('note')})
         order by invoice.created_at, invoice.id`,
        [viewer.id, from, to],
      )
      return rows.map(toInvoice)
    },

    /** `today` decides what is overdue. */
    async totals(today: string): Promise<InvoiceTotals> {
      const owner = viewer.side === 'seeker' ? 'seeker_id' : 'company_id'
      const days = await db.query<DayTotal>(
        `select to_char(day, 'YYYY-MM-DD') as day, payments, received, vat, invoiced from (${DAYS[viewer.side]}) days
         order by day desc`,
        [viewer.id],
      )
      const [open] = await db.query<{
        invoices: number
        toPay: number
        refundDue: number
        late: number
        lateToPay: number
      }>(
        `select count(*) filter (where to_pay > 0)::int as invoices, coalesce(sum(to_pay), 0)::int as to_pay,
           coalesce(sum(refund_due), 0)::int as refund_due,
           count(*) filter (where to_pay > 0 and due_on < $2)::int as late,
           coalesce(sum(to_pay) filter (where due_on < $2), 0)::int as late_to_pay
         from (
           select due_on, ${TO_PAY} as to_pay, ${REFUND_DUE} as refund_due from invoice
           where ${owner} = $1 and ${UNSETTLED}
         ) owed`,
        [viewer.id, today],
      )
      const [waiting] = await db.query<{ earned: number }>(
        `select coalesce(sum(not_invoiced), 0)::int as earned from finished_work
         where ${owner} = $1 and not_invoiced <> 0`,
        [viewer.id],
      )
      const { invoices = 0, toPay = 0, refundDue = 0, late = 0, lateToPay = 0 } = open ?? {}
      return {
        years: byTaxYear(days),
        earned: waiting?.earned ?? 0,
        unpaid: { invoices, toPay },
        overdue: { invoices: late, toPay: lateToPay },
        refundDue,
      }
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

interface DayTotal {
  day: string
  payments: number
  received: number
  vat: number
  invoiced: number
}

/**
 * Income counts in the tax year it was received in, the cash basis (docs/uk-rules.md#tax-years). Newest first, as the
 * days are. Years in which nothing is left are not listed.
 */
function byTaxYear(days: readonly DayTotal[]): TaxYearTotal[] {
  const years = new Map<string, TaxYearTotal>()
  for (const { day, payments, received, vat, invoiced } of days) {
    const year = findTaxYear(day)
    const sum = years.get(year.label) ?? { ...year, payments: 0, received: 0, vat: 0, invoiced: 0 }
    years.set(year.label, {
      ...sum,
      payments: sum.payments + payments,
      received: sum.received + received,
      vat: sum.vat + vat,
      invoiced: sum.invoiced + invoiced,
    })
  }
  return [...years.values()].filter(
    ({ payments, received, vat, invoiced }) => payments !== 0 || received !== 0 || vat !== 0 || invoiced !== 0,
  )
}
