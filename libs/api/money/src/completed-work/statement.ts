import type { StatementLine } from '@s4/contract'
import type { Db } from '@s4/db'
import { TO_PAY } from '../invoices/invoice-columns'

const DAY_MS = 24 * 60 * 60_000

/** Monday and Sunday of the week a day, `2026-11-21`, lies in. */
export function weekAround(day: string): { from: string; to: string } {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)
  return { from: dayAt(noon - sinceMonday * DAY_MS), to: dayAt(noon + (6 - sinceMonday) * DAY_MS) }
}

/**
 * A company's finished work of a period, and what it owes for cancelled work, first and last day included, one line a
 * worker; own staff stand in the timesheet instead. A shift counts on the day it started at its site.
 */
export const findStatement = (
  db: Db,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<StatementLine[]> =>
  db.query<StatementLine>(
    `with work as materialized (
       select finished_work.* from finished_work join assignment on assignment.id = assignment_id
       where finished_work.company_id = $1 and worked_on between $2 and $3
         and assignment.engagement = 'self-employed'
     ), line as (
       select seeker_id, count(*) filter (where not is_cancelled)::int as shifts,
         count(*) filter (where agreed_minutes is null and not is_cancelled)::int as open,
         coalesce(sum(agreed_minutes), 0)::int as minutes, sum(agreed_pence)::int as agreed, sum(net)::int as net,
         sum(vat)::int as vat, sum(net + vat)::int as gross, sum(paid)::int as paid, sum(to_pay)::int as to_pay,
         sum(refund_due)::int as refund_due
       from work group by seeker_id
     ), billed as (
       select work.seeker_id,
         json_agg(json_build_object('id', invoice.id, 'number', number) order by sequence) as invoices,
         json_agg(number order by sequence) filter (where source = 'own') as own_invoices,
         json_agg(json_build_object('id', invoice.id, 'toPay', ${TO_PAY}) order by sequence)
           filter (where ${TO_PAY} > 0) as unpaid
       from work join invoice on invoice.assignment_id = work.assignment_id group by work.seeker_id
     )
     select line.*, seeker.fullname as seeker_name, coalesce(invoices, '[]') as invoices,
       coalesce(own_invoices, '[]') as own_invoices, coalesce(unpaid, '[]') as unpaid
     from line join seeker on seeker.id = line.seeker_id left join billed on billed.seeker_id = line.seeker_id
     order by seeker.fullname, line.seeker_id`,
    [companyId, from, to],
  )

/** The last day with work that a statement shows; null without any. */
export async function findLatestDay(db: Db, companyId: string): Promise<string | null> {
  const [latest] = await db.query<{ day: string }>(
    `select to_char(worked_on, 'YYYY-MM-DD') as day
     from finished_work join assignment on assignment.id = assignment_id
     where finished_work.company_id = $1 and assignment.engagement = 'self-employed'
     order by worked_on desc limit 1`,
    [companyId],
  )
  return latest?.day ?? null
}
