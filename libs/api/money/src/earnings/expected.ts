import type { Earnings, ExpectedPay } from '@s4/contract'
import type { Db } from '@s4/db'
import { dueDay } from '@s4/domain/due-day'
import { agreementDueAt } from '@s4/domain/hours'
import { payForHours, type PaidTime } from '@s4/domain/paid-time'
import type { PaymentDays } from '@s4/domain/pay-terms'
import { localDate, shiftMinutes } from '@s4/domain/shift-text'
import { isoText } from '@s4/api-platform/notices'
import { TO_PAY } from '../invoices/invoice-columns'

interface WorkRow {
  companyId: string
  companyName: string
  zone: string
  startsAt: string
  endsAt: string
  payPerHour: number
  stretches: PaidTime['stretches']
  terms: { pay: { minimumMinutes: number; paymentDays: PaymentDays } }
  /** Null for a shift to come. */
  hours: { minutes: number; extraMinutes: number; respondBy: string } | null
}

type Sums = Pick<ExpectedPay, 'invoiced' | 'proposed' | 'planned'>
const nothing: Sums = { invoiced: 0, proposed: 0, planned: 0 }

/**
 * What is expected when, by each company's terms: invoices by the day they are due; hours that the company has not
 * answered as if it never does, which agrees them after 72 hours; shifts to come as planned. Nobody has promised it.
 */
export async function expectedPay(
  db: Db,
  seekerId: string,
  now: Date,
): Promise<Pick<Earnings, 'expected' | 'undated'>> {
  const today = localDate(now.toISOString())
  const byDayAndCompany = new Map<string, ExpectedPay>()
  const add = (dueOn: string, { _id, companyName }: ExpectedPay['company'], sums: Partial<Sums>) => {
    const key = `${dueOn} ${_id}`
    const before = byDayAndCompany.get(key) ?? {
      dueOn,
      company: { _id, companyName },
      ...nothing,
      shifts: 0,
      isOverdue: dueOn < today,
    }
    byDayAndCompany.set(key, {
      ...before,
      invoiced: before.invoiced + (sums.invoiced ?? 0),
      proposed: before.proposed + (sums.proposed ?? 0),
      planned: before.planned + (sums.planned ?? 0),
      shifts: before.shifts + 1,
    })
  }

  const invoices = await db.query<{ dueOn: string; companyId: string; companyName: string; toPay: number }>(
    `select to_char(due_on, 'YYYY-MM-DD') as due_on, company_id, company_name, ${TO_PAY} as to_pay
     from invoice join company on company.id = company_id where seeker_id = $1 and owed_pence > 0`,
    [seekerId],
  )
  for (const { dueOn, companyId, companyName, toPay } of invoices)
    add(dueOn, { _id: companyId, companyName }, { invoiced: toPay })

  for (const work of await workToInvoice(db, seekerId)) {
    const { companyId, companyName, zone, terms, hours } = work
    const agreedAt = hours?.respondBy ?? agreementDueAt(work.endsAt)
    const agreedOn = localDate(agreedAt < now.toISOString() ? now.toISOString() : agreedAt, zone)
    const pence = payForHours(work, hours ?? { minutes: shiftMinutes(work), extraMinutes: 0 })
    add(
      dueDay(agreedOn, terms.pay.paymentDays),
      { _id: companyId, companyName },
      hours ? { proposed: pence } : { planned: pence },
    )
  }
  return {
    expected: [...byDayAndCompany.values()].toSorted(
      (a, b) => a.dueOn.localeCompare(b.dueOn) || a.company.companyName.localeCompare(b.company.companyName),
    ),
    undated: await undatedPay(db, seekerId),
  }
}

/** Shifts to come, under way or waiting for the company to answer the proposed hours. */
const workToInvoice = (db: Db, seekerId: string): Promise<WorkRow[]> =>
  db.query<WorkRow>(
    `select assignment.company_id, company_name, zone, starts_at, ends_at, pay_per_hour,
       coalesce(hours.stretches, assignment.stretches) as stretches, terms,
       case when hours.status = 'proposed' then json_build_object('minutes', hours.proposed_minutes,
         'extraMinutes', 0, 'respondBy', ${isoText('hours.respond_by')}) end as hours
     from assignment join company on company.id = assignment.company_id
     left join assignment_hours hours on hours.assignment_id = assignment.id
     where assignment.seeker_id = $1 and engagement = 'self-employed'
       and (assignment.status in ('assigned', 'inProgress')
         or assignment.status = 'completed' and hours.status = 'proposed')`,
    [seekerId],
  )

async function undatedPay(db: Db, seekerId: string): Promise<Earnings['undated']> {
  const [row] = await db.query<Earnings['undated']>(
    `select coalesce(sum(not_invoiced), 0)::int as agreed,
       (count(*) filter (where assignment.status = 'completed' and hours.status is distinct from 'proposed'))::int
         as shifts
     from assignment join finished_work on finished_work.assignment_id = assignment.id
     left join assignment_hours hours on hours.assignment_id = assignment.id
     where assignment.seeker_id = $1 and engagement = 'self-employed'
       and assignment.status in ('completed', 'hoursAgreed')`,
    [seekerId],
  )
  return row ?? { agreed: 0, shifts: 0 }
}
