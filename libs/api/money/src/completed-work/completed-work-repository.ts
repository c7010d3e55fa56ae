import type { CompletedJob, CompletedShift, CompletedWork } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import {
  ASSIGNMENT_COLUMNS,
  toAssignment,
  type AssignmentRow,
  FROM_ASSIGNMENT,
  listStatuses,
} from '@s4/api-marketplace/assignments'
import {
  CREDITED,
  INVOICE_STATUS,
  LATEST_CREDIT_REQUEST,
  PAID,
  PAYMENTS,
  REFUND_DUE,
  TO_PAY,
} from '../invoices/invoice-columns'
import type { Cursor } from '@s4/api-platform/http'

/** Statuses of finished work as literals, so that the index of live assignments by shift can be used. */
const FINISHED = `assignment.status in (${listStatuses.completed.map((status) => `'${status}'`).join(', ')})`

/** Cancelled work that the company has an invoice to pay for. */
const CANCELLED_AND_BILLED = `(assignment.status = 'cancelled'
  and exists (select from invoice where invoice.assignment_id = assignment.id))`

/** Which shifts a list shows, by a piece of work on them. */
const STATE = {
  all: 'true',
  toAgree: `exists (select from assignment_hours hours where hours.assignment_id = assignment.id
      and hours.status in ('proposed', 'disputed'))`,
  unpaid: `exists (select from invoice where invoice.assignment_id = assignment.id and ${TO_PAY} > 0)`,
} as const

interface ListQuery {
  state: keyof typeof STATE
  after: Cursor | null
  limit: number
}

export const completedWorkRepository = (db: Db, companyId: string) => ({
  /** Newest first. */
  page: ({ state, after, limit }: ListQuery): Promise<CompletedShift[]> =>
    db.query<CompletedShift>(
      `select shift.job_id, shift.id as shift_id, shift.starts_at, shift.ends_at, work.* from (
         select shift.* from job join shift on shift.job_id = job.id
         where job.company_id = $1
           and ($2::timestamptz is null or (shift.starts_at, shift.id) < ($2::timestamptz, $3::uuid))
           and exists (select from assignment where assignment.shift_id = shift.id
             and (${FINISHED} or ${CANCELLED_AND_BILLED}) and ${STATE[state]})
         order by shift.starts_at desc, shift.id desc limit $4
       ) shift cross join lateral (
         select min(assignment.title) as title, min(assignment.site_name) as site_name,
           min(assignment.zone) as zone, count(*) filter (where assignment.status <> 'cancelled')::int as people,
           count(*) filter (where assignment.status = 'cancelled')::int as cancelled,
           count(*) filter (where hours.status in ('proposed', 'disputed'))::int as to_agree,
           count(*) filter (where hours.status = 'countered')::int as waiting,
           coalesce(sum(open.unpaid), 0)::int as unpaid, coalesce(sum(open.to_pay), 0)::int as unpaid_pence,
           coalesce(sum(open.refund_due), 0)::int as refund_pence,
           coalesce(sum(hours.agreed_pence), 0)::int as agreed_pence
         from assignment left join assignment_hours hours on hours.assignment_id = assignment.id
         cross join lateral (
           select count(*) filter (where ${TO_PAY} > 0) as unpaid, sum(${TO_PAY}) as to_pay,
             sum(${REFUND_DUE}) as refund_due from invoice where invoice.assignment_id = assignment.id
         ) open
         where assignment.shift_id = shift.id and (${FINISHED} or ${CANCELLED_AND_BILLED})
       ) work order by shift.starts_at desc, shift.id desc`,
      [companyId, after?.at ?? null, after?.id ?? null, limit],
    ),

  /**
   * Throws `job.missing` for a job that is not theirs; without finished work, or cancelled work with an invoice, there
   * is no shift to show.
   */
  async show(jobId: string, shiftId: string | undefined): Promise<CompletedJob> {
    const [job] = await db.query<Omit<CompletedJob, 'shift' | 'shifts' | 'work'>>(
      `select job.id as job_id, job.title, site.name as site_name, site.address, site.zone from job
       join site on site.id = job.site_id
       where job.id = $1 and job.company_id = $2`,
      [jobId, companyId],
    )
    if (!job) throw new ApiError('job.missing')
    const shifts = await db.query<CompletedJob['shifts'][number]>(
      `select id, starts_at, ends_at from shift where job_id = $1 and exists (
         select 1 from assignment
         where assignment.job_id = $1 and assignment.shift_id = shift.id and (${FINISHED} or ${CANCELLED_AND_BILLED}))
       order by starts_at desc, id desc`,
      [jobId],
    )
    const shift = shifts.find(({ id }) => id === shiftId) ?? shifts[0] ?? null
    return { ...job, shift, shifts, work: shift ? await listWork(db, { companyId, jobId, shiftId: shift.id }) : [] }
  },
})

const INVOICES = `(select coalesce(json_agg(json_build_object('id', invoice.id, 'number', invoice.number, 'kind',
            invoice.kind, 'total', invoice.total_pence, 'vat', invoice.vat_pence,
    'credited', ${CREDITED}, 'paid', ${PAID}, 'toPay', ${TO_PAY}, 'refundDue', ${REFUND_DUE},
    'status', ${INVOICE_STATUS}, 'source', invoice.source,
    'objection', case when objected_at is not null then objection end,
    'accepted', accepted_at is not null,
    'dueOn', invoice.due_on, 'payments', ${PAYMENTS},
    'creditRequest', ${LATEST_CREDIT_REQUEST},
    'creditNotes', (select coalesce(json_agg(json_build_object('id', id, 'number', number) order by sequence), '[]')
      from credit_note where invoice_id = invoice.id)) order by invoice.sequence), '[]')
  from invoice where invoice.assignment_id = assignment.id) as invoices_to_settle`

interface ShiftOfJob {
  companyId: string
  jobId: string
  shiftId: string
}

async function listWork(db: Db, { companyId, jobId, shiftId }: ShiftOfJob): Promise<CompletedWork[]> {
  const rows = await db.query<AssignmentRow & { invoicesToSettle: CompletedWork['invoices'] }>(
    `select ${ASSIGNMENT_COLUMNS}, ${INVOICES}
     ${FROM_ASSIGNMENT} where assignment.company_id = $1 and assignment.job_id = $2 and assignment.shift_id = $3
       and (${FINISHED} or ${CANCELLED_AND_BILLED})
     order by seeker.fullname, assignment.id`,
    [companyId, jobId, shiftId],
  )
  return rows.map(({ invoicesToSettle, ...row }) => ({ ...toAssignment(row, true), invoices: invoicesToSettle }))
}
