import type { StatementLine } from '@s4/contract'
import type { Db } from '@s4/db'
import { listStatuses } from '@s4/api-marketplace/assignments'
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
 * worker. A shift counts on the day it
 * started at its site.
 */
export const findStatement = (
  db: Db,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<StatementLine[]> =>
  db.query<StatementLine>(
    `select assignment.seeker_id, seeker.fullname as seeker_name,
       count(*) filter (where assignment.status <> 'cancelled')::int as shifts,
       count(*) filter (where hours.agreed_minutes is null and assignment.status <> 'cancelled')::int as open,
       coalesce(sum(hours.agreed_minutes), 0)::int as minutes, coalesce(sum(hours.agreed_pence), 0)::int as agreed,
       coalesce(sum(billed.net), 0)::int as net, coalesce(sum(billed.vat), 0)::int as vat,
       coalesce(sum(billed.net + billed.vat), 0)::int as gross,
       coalesce(sum(billed.paid), 0)::int as paid, coalesce(sum(billed.to_pay), 0)::int as to_pay,
       coalesce(sum(billed.refund_due), 0)::int as refund_due,
       coalesce((select json_agg(number order by sequence) from invoice
           where invoice.assignment_id = any(array_agg(assignment.id))), '[]') as invoices,
       coalesce((select json_agg(number order by created_at) from invoice where source = 'own'
           and invoice.assignment_id = any(array_agg(assignment.id))), '[]') as own_invoices,
       coalesce((select json_agg(json_build_object('id', invoice.id, 'toPay', ${TO_PAY}) order by sequence)
           from invoice where invoice.assignment_id = any(array_agg(assignment.id)) and ${TO_PAY} > 0), '[]') as unpaid
     from assignment join seeker on seeker.id = assignment.seeker_id
     left join assignment_hours hours on hours.assignment_id = assignment.id
     cross join lateral (
       select sum(net) as net, sum(vat) as vat, sum(paid) as paid, sum(greatest(0, owed)) as to_pay,
         sum(greatest(0, -owed)) as refund_due
       from (
         select -sum(pence) filter (where account = 'workIncome') as net,
           coalesce(-sum(pence) filter (where account = 'vat'), 0) as vat,
           sum(pence) filter (where account in ('received', 'receivedVat')) as paid,
           sum(pence) filter (where account = 'owed') as owed
         from invoice join ledger_entry on ledger_entry.invoice_id = invoice.id
         where invoice.assignment_id = assignment.id group by invoice.id
       ) invoiced
     ) billed
     where assignment.company_id = $1 and (assignment.status = any($2) or assignment.status = 'cancelled'
         and exists (select from invoice where invoice.assignment_id = assignment.id))
       and (assignment.starts_at at time zone assignment.zone)::date between $3 and $4
     group by assignment.seeker_id, seeker.fullname order by seeker.fullname, assignment.seeker_id`,
    [companyId, listStatuses.completed, from, to],
  )
