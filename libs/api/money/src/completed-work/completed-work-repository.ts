import type { CompletedJob, CompletedWork, Contract, Page } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { z } from 'zod'
import {
  ASSIGNMENT_COLUMNS,
  PHONE_IN_SECRET,
  toAssignment,
  type AssignmentRow,
  FROM_ASSIGNMENT,
  TO_ANSWER,
  TO_CONFIRM,
} from '@s4/api-marketplace/assignments'
import { inForce } from '@s4/api-marketplace/self-billing'
import { vatNumberOn } from '@s4/api-profiles/vat'
import { BREAK_MINUTES } from '../hours'
import {
  CREDITED,
  INVOICE_STATUS,
  LATEST_CREDIT_REQUEST,
  PAID,
  PAYMENTS,
  REFUND_DUE,
  TO_PAY,
} from '../invoices/invoice-columns'
import { type Cursor, toPage } from '@s4/api-platform/http'

type Owed = z.infer<Contract['completedWork.owed']['output']>

const SUPPLIED_ON = '(assignment.ends_at at time zone assignment.zone)::date'

/** People of a shift on one page. */
const PEOPLE = 50

interface PeopleQuery {
  jobId: string
  shiftId: string
  after: Cursor | null
  limit: number
}

export const completedWorkRepository = (db: Db, companyId: string, now: Date) => ({
  async owed(): Promise<Owed> {
    const [owed] = await db.query<Owed>(
      `select coalesce(sum(unpaid) filter (where to_pay > 0), 0)::int as invoices,
         coalesce(sum(to_pay) filter (where to_pay > 0), 0)::int as pence,
         count(distinct shift_id) filter (where to_agree)::int as shifts_to_agree,
         count(distinct shift_id) filter (where to_pay > 0)::int as shifts_to_pay,
         (select to_char(min(day), 'YYYY-MM-DD') from ledger_entry
          where company_id = $1 and account in ('received', 'receivedVat')) as paid_since
       from finished_work where company_id = $1 and (to_pay > 0 or to_agree)`,
      [companyId],
    )
    if (!owed) throw new Error('a sum has one row')
    return owed
  },

  /**
   * With the first people of the shift. Throws `job.missing` for a job that is not theirs; without finished work, or
   * cancelled work with an invoice, there is no shift to show.
   */
  async show(jobId: string, shiftId: string | undefined): Promise<CompletedJob> {
    const [job] = await db.query<Omit<CompletedJob, 'shift' | 'shifts' | 'work' | 'nextPeople'>>(
      `select job.id as job_id, job.title, site.name as site_name, site.address, site.zone from job
       join site on site.id = job.site_id
       where job.id = $1 and job.company_id = $2`,
      [jobId, companyId],
    )
    if (!job) throw new ApiError('job.missing')
    const shifts = await db.query<CompletedJob['shifts'][number]>(
      `select id, starts_at, ends_at from shift where job_id = $1 and exists (
         select from finished_work where finished_work.shift_id = shift.id)
       order by starts_at desc, id desc`,
      [jobId],
    )
    const shift = shifts.find(({ id }) => id === shiftId) ?? shifts[0] ?? null
    if (!shift) return { ...job, shift, shifts, work: [], nextPeople: null }
    const { data, nextCursor } = await this.people({ jobId, shiftId: shift.id, after: null, limit: PEOPLE })
    return { ...job, shift, shifts, work: data, nextPeople: nextCursor }
  },

  /** By name. Throws `job.missing` for a job that is not theirs. */
  async people({ jobId, shiftId, after, limit }: PeopleQuery): Promise<Page<CompletedWork>> {
    const rows = await db.query<
      AssignmentRow &
        Pick<CompletedWork, 'breakMinutes' | 'chargesVat' | 'starsGiven'> & {
          invoicesToSettle: CompletedWork['invoices']
          agreed: boolean
          companyVat: boolean
        }
    >(
      `with page as materialized (
         select finished_work.assignment_id as page_id, seeker.fullname as page_name
         from finished_work join seeker on seeker.id = finished_work.seeker_id
         where finished_work.company_id = $1 and finished_work.job_id = $2 and finished_work.shift_id = $3
           and ($4::uuid is null or (seeker.fullname, finished_work.assignment_id) > (
             (select fullname from assignment join seeker on seeker.id = seeker_id where assignment.id = $4), $4))
         order by seeker.fullname, finished_work.assignment_id limit $5
       )
       select ${ASSIGNMENT_COLUMNS}, ${PHONE_IN_SECRET}, ${INVOICES}, ${BREAK_MINUTES} as break_minutes,
         ${vatNumberOn('seeker', 'assignment.seeker_id', SUPPLIED_ON)} is not null as charges_vat,
         ${vatNumberOn('company', 'assignment.company_id', SUPPLIED_ON)} is not null as company_vat,
         exists (select from self_billing_agreement agreement where agreement.company_id = assignment.company_id
           and agreement.seeker_id = assignment.seeker_id and ${inForce('$6::timestamptz')}) as agreed,
         (select stars from rating where rating.assignment_id = assignment.id and by_side = 'company') as stars_given
       ${FROM_ASSIGNMENT} join page on page.page_id = assignment.id
       order by page_name, page_id`,
      [companyId, jobId, shiftId, after?.id ?? null, limit + 1, now],
    )
    if (rows.length === 0) await this.refuseJobOfOthers(jobId)
    return toPage(
      rows.map(({ invoicesToSettle, breakMinutes, agreed, chargesVat, companyVat, starsGiven, ...row }) => ({
        ...toAssignment(row, true),
        invoices: invoicesToSettle,
        breakMinutes,
        invoicing: agreed ? (chargesVat && !companyVat ? 'needs-vat-number' : 'made') : 'needs-agreement',
        chargesVat,
        starsGiven,
      })),
      limit,
      ({ startsAt: at, id }) => ({ at, id }),
    )
  },

  async refuseJobOfOthers(jobId: string): Promise<void> {
    const [job] = await db.query('select 1 from job where id = $1 and company_id = $2', [jobId, companyId])
    if (!job) throw new ApiError('job.missing')
  },
})

const INVOICES = `(select coalesce(json_agg(json_build_object('id', invoice.id, 'number', invoice.number, 'kind',
            invoice.kind, 'total', invoice.total_pence, 'vat', invoice.vat_pence,
    'credited', ${CREDITED}, 'paid', ${PAID}, 'toPay', ${TO_PAY}, 'refundDue', ${REFUND_DUE},
    'status', ${INVOICE_STATUS}, 'source', invoice.source,
    'objection', case when objected_at is not null then objection end,
    'accepted', accepted_at is not null,
    'dueOn', invoice.due_on, 'toAnswer', ${TO_ANSWER}, 'toConfirm', ${TO_CONFIRM}, 'payments', ${PAYMENTS},
    'creditRequest', ${LATEST_CREDIT_REQUEST},
    'creditNotes', (select coalesce(json_agg(json_build_object('id', id, 'number', number) order by sequence), '[]')
      from credit_note where invoice_id = invoice.id)) order by invoice.sequence), '[]')
  from invoice where invoice.assignment_id = assignment.id) as invoices_to_settle`
