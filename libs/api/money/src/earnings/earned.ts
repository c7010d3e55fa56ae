import type { EarningsWeek } from '@s4/contract'
import type { Db } from '@s4/db'
import { addDays } from '@s4/domain/calendar-date'
import { findTaxYear } from '@s4/domain/tax-year'
import { findMonday } from '@s4/domain/week'

interface DaySums {
  day: string
  agreed: number
  invoiced: number
  paid: number
}

interface Period {
  from: string
  to: string
}

/** What a worker earned on the days of a period, newest first. Own staff are paid by payroll and not counted. */
async function earnedByDay(db: Db, seekerId: string, { from, to }: Period): Promise<DaySums[]> {
  return db.query<DaySums>(
    `select to_char(day, 'YYYY-MM-DD') as day, sum(agreed)::int as agreed, sum(invoiced)::int as invoiced,
       sum(paid)::int as paid
     from (
       select worked_on as day, agreed_pence as agreed, 0 as invoiced, 0 as paid
       from assignment join finished_work on finished_work.assignment_id = assignment.id
       where assignment.seeker_id = $1 and engagement = 'self-employed' and worked_on between $2 and $3
         and assignment.starts_at between $2::date - interval '1 day' and $3::date + interval '2 days'
       union all
       select day, 0, case account when 'workIncome' then -pence else 0 end,
         case account when 'received' then pence else 0 end
       from ledger_entry where seeker_id = $1 and day between $2 and $3 and account <> 'owed'
         and account in ('workIncome', 'received')
     ) earned group by day having sum(agreed) <> 0 or sum(invoiced) <> 0 or sum(paid) <> 0 order by day desc`,
    [seekerId, from, to],
  )
}

/** The same by week, Monday to Sunday, cut at the ends of the period. */
export async function earnedByWeek(db: Db, seekerId: string, period: Period): Promise<EarningsWeek[]> {
  const weeks = new Map<string, EarningsWeek>()
  for (const { day, agreed, invoiced, paid } of await earnedByDay(db, seekerId, period)) {
    const monday = findMonday(day) ?? day
    const week = weeks.get(monday) ?? {
      from: later(monday, period.from),
      to: earlier(addDays(monday, 6), period.to),
      agreed: 0,
      invoiced: 0,
      paid: 0,
    }
    weeks.set(monday, {
      ...week,
      agreed: week.agreed + agreed,
      invoiced: week.invoiced + invoiced,
      paid: week.paid + paid,
    })
  }
  return [...weeks.values()]
}

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)

/** The first calendar years of the tax years from the first work or money to today, newest first. */
export async function yearsEarned(db: Db, seekerId: string, today: string): Promise<number[]> {
  const [row] = await db.query<{ first: string | null }>(
    `select to_char(least(
       (select (starts_at at time zone zone)::date from assignment where seeker_id = $1 order by starts_at limit 1),
       -- No transaction is only of what is owed, and the index is of the other entries.
       (select min(day) from ledger_entry where seeker_id = $1 and account <> 'owed')), 'YYYY-MM-DD') as first`,
    [seekerId],
  )
  const [first, last] = [firstYear(row?.first && row.first < today ? row.first : today), firstYear(today)]
  return Array.from({ length: last - first + 1 }, (_unused, index) => last - index)
}

const firstYear = (day: string) => Number(findTaxYear(day).from.slice(0, 4))
