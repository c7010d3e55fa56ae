import type { WorkCalendar } from '@s4/contract'
import type { Db } from '@s4/db'
import { bankHolidays, nations, type Nation } from '@s4/domain/bank-holidays'
import { liveAssignment } from '@s4/api-platform/agreed-work'

interface Days {
  seekerId: string
  /** First and last day, both included. */
  from: string
  to: string
  now: Date
}

const TOUCHES = (starts: string, ends: string) =>
  `${starts} < ($3::date + 1)::timestamp at time zone 'Europe/London'
     and ${ends} > ($2::date)::timestamp at time zone 'Europe/London'`

/** What a worker's calendar shows of some days. */
export async function calendarDays(db: Db, { seekerId, from, to, now }: Days): Promise<WorkCalendar> {
  const work = await db.query<WorkCalendar['work'][number]>(
    `select assignment.id, title, company_name, site_name, zone, starts_at, ends_at, status
     from assignment join company on company.id = assignment.company_id
     where seeker_id = $1 and ${liveAssignment()} and ${TOUCHES('starts_at', 'ends_at')} order by starts_at`,
    [seekerId, from, to],
  )
  const offered = await db.query<WorkCalendar['offered'][number]>(
    `select offer.id, job.title, company_name, site.name as site_name, site.zone, shift.starts_at, shift.ends_at,
       offer.lapses_at
     from offer join offer_shift on offer_shift.offer_id = offer.id join shift on shift.id = offer_shift.shift_id
     join job on job.id = offer.job_id join company on company.id = job.company_id join site on site.id = job.site_id
     where offer.seeker_id = $1 and offer.status = 'open' and offer.lapses_at > $4
       and ${TOUCHES('shift.starts_at', 'shift.ends_at')} order by shift.starts_at, offer.id`,
    [seekerId, from, to, now],
  )
  const hours = await db.query<WorkCalendar['hours'][number]>(
    `select weekday, to_char(start_time, 'HH24:MI') as start, to_char(end_time, 'HH24:MI') as end
     from availability where seeker_id = $1 order by weekday, start_time`,
    [seekerId],
  )
  const daysOff = await db.query<WorkCalendar['daysOff'][number]>(
    `select id, from_date as from, to_date as to from day_off
     where seeker_id = $1 and from_date <= $3::date and to_date >= $2::date order by from_date`,
    [seekerId, from, to],
  )
  return { work, offered, hours, daysOff, holidays: holidaysBetween(from, to) }
}

/** The bank holidays of some days, each once with the nations that have it. */
function holidaysBetween(from: string, to: string): WorkCalendar['holidays'] {
  const years = [...new Set([Number(from.slice(0, 4)), Number(to.slice(0, 4))])]
  const found = new Map<string, { date: string; name: string; nations: Nation[] }>()
  for (const nation of nations)
    for (const { date, name } of years.flatMap((year) => bankHolidays(nation, year))) {
      if (date < from || date > to) continue
      const key = `${date} ${name}`
      found.set(key, { date, name, nations: [...(found.get(key)?.nations ?? []), nation] })
    }
  return [...found.values()].toSorted((a, b) => a.date.localeCompare(b.date))
}
