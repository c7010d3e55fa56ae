import type { WeekStatistics } from '@s4/contract'
import type { Db } from '@s4/db'
import { payForShift, type PaidTime } from '@s4/domain/paid-time'
import { shiftMinutes } from '@s4/domain/shift-text'
import { liveAssignment, PLACES_TAKEN } from '@s4/api-platform/agreed-work'

/** The week of today and those after it. */
export const WEEKS_AHEAD = 5

interface Asked {
  companyId: string
  /** Null: all sites. */
  siteIds: readonly string[] | null
  /** The first Monday, and the Monday after the last week. */
  from: string
  until: string
  now: Date
}

/** A row for every week, oldest first. */
export async function countWeeks(db: Db, asked: Asked): Promise<WeekStatistics[]> {
  const [counts, expected] = await Promise.all([countPlaces(db, asked), expectCost(db, asked)])
  return counts.map((week) => ({ ...week, expected: expected.get(week.monday) ?? 0 }))
}

const WEEK = (startsAt: string, zone: string) => `date_trunc('week', ${startsAt} at time zone ${zone})::date`
/** Indexes read by instant; a day more on both sides covers every zone. */
const AROUND = (table: string) => `${table}.starts_at >= $3::date - 1 and ${table}.starts_at < $4::date + 1`
/** Nobody is late before 10 minutes are over; an early booking on counts from then too. */
const DUE = `assignment.status <> 'cancelled' and assignment.starts_at + interval '10 minutes' <= $5`
const AT_SITES = (column: string) => `($2::uuid[] is null or ${column} = any($2))`

const countPlaces = (db: Db, { companyId, siteIds, from, until, now }: Asked) =>
  db.query<Omit<WeekStatistics, 'expected'>>(
    `with place as (
       select ${WEEK('shift.starts_at', 'site.zone')} as monday, sum(shift.positions)::int as places,
         sum(least(shift.positions, ${PLACES_TAKEN}))::int as filled
       from job join site on site.id = job.site_id join shift on shift.job_id = job.id
       where shift.job_company_id = $1 and job.status in ('published', 'closed') and shift.cancelled_at is null
         and ${AT_SITES('job.site_id')} and ${AROUND('shift')}
       group by 1
     ), work as (
       select ${WEEK('assignment.starts_at', 'assignment.zone')} as monday,
         count(*) filter (where ${DUE})::int as due,
         count(*) filter (where ${DUE}
           and attendance.booked_on_at <= assignment.starts_at + interval '10 minutes')::int as on_time,
         count(*) filter (where ${DUE} and assignment.status = 'noShow')::int as no_shows,
         coalesce(sum(hours.agreed_minutes), 0)::int as minutes,
         coalesce(sum(billed.net), 0)::int as spend
       from assignment
       left join attendance on attendance.assignment_id = assignment.id
       left join assignment_hours hours on hours.assignment_id = assignment.id
       left join lateral (
         select -sum(pence) as net from invoice join ledger_entry on ledger_entry.invoice_id = invoice.id
         where invoice.assignment_id = assignment.id and account = 'workIncome'
       ) billed on true
       where assignment.company_id = $1 and ${AT_SITES('assignment.site_id')} and ${AROUND('assignment')}
       group by 1
     )
     select to_char(week, 'YYYY-MM-DD') as monday, coalesce(places, 0) as places, coalesce(filled, 0) as filled,
       coalesce(due, 0) as due, coalesce(on_time, 0) as on_time, coalesce(no_shows, 0) as no_shows,
       coalesce(minutes, 0) as minutes, coalesce(spend, 0) as spend
     from generate_series($3::date, $4::date - 7, interval '7 days') as week
     left join place on place.monday = week left join work on work.monday = week order by week`,
    [companyId, siteIds, from, until, now],
  )

/** The cost of agreed shifts whose hours are not agreed yet, at their planned length, by Monday. */
async function expectCost(db: Db, { companyId, siteIds, from, until }: Asked): Promise<Map<string, number>> {
  const open = await db.query<PaidTime & { monday: string; startsAt: string; endsAt: string }>(
    `select to_char(${WEEK('starts_at', 'zone')}, 'YYYY-MM-DD') as monday, starts_at, ends_at, pay_per_hour, stretches,
       terms
     from assignment
     where company_id = $1 and ${AT_SITES('site_id')} and ${AROUND('assignment')} and ${liveAssignment()}
       and not exists (select from assignment_hours
         where assignment_id = assignment.id and agreed_minutes is not null)`,
    [companyId, siteIds, from, until],
  )
  const byWeek = new Map<string, number>()
  for (const { monday, ...work } of open)
    byWeek.set(monday, (byWeek.get(monday) ?? 0) + payForShift(work, shiftMinutes(work)))
  return byWeek
}

/** The sites to choose from: those with jobs. */
export const listSites = (db: Db, { companyId, siteIds }: Pick<Asked, 'companyId' | 'siteIds'>) =>
  db.query<{ id: string; name: string }>(
    `select id, name from site where company_id = $1 and ${AT_SITES('id')} order by name, id`,
    [companyId, siteIds],
  )
