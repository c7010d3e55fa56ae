import type { JobStatus, PlannedOccurrence, RecurringDemand, RecurringFields, RecurringSummary } from '@s4/contract'
import type { Db } from '@s4/db'
import { addDays } from '@s4/domain/calendar-date'
import { occurrencesBetween, type Occurrence, type RecurringPlace } from '@s4/domain/recurring'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { Cursor } from '@s4/api-platform/http'
import { lowPayOf } from '../jobs'
import { todayAt } from './make-jobs'
import { horizon, placeOf, type Pattern, type StoredDemand } from './stored-demand'

/** As many days are shown at least, within this many days. */
const LEAST = 8
const PREVIEW_DAYS = 120

interface SummaryRow extends Omit<RecurringSummary, 'days' | 'publish' | 'state' | 'title' | 'positions'> {
  pattern: Pattern
  pausedAt: string | null
  zone: string
  createdAt: string
}

export async function listDemands(
  db: Db,
  { companyId, siteIds }: CompanyActor,
  { after, limit, now }: { after: Cursor | null; limit: number; now: Date },
): Promise<{ at: string; summary: RecurringSummary }[]> {
  const rows = await db.query<SummaryRow>(
    `select demand.id, pattern, site.name as site_name, site.zone, client.name as client_name, from_date as from,
       until_date as until, paused_at, demand.created_at,
       (select count(*)::int from recurring_occurrence as made where made.demand_id = demand.id
         and problem is not null and date >= ($2::timestamptz at time zone site.zone)::date) as failed
     from recurring_demand as demand join site on site.id = demand.site_id
       left join client on client.id = site.client_id
     where demand.company_id = $1 and ($3::uuid[] is null or demand.site_id = any($3))
       and ($4::timestamptz is null or (demand.created_at, demand.id) < ($4::timestamptz, $5::uuid))
     order by demand.created_at desc, demand.id desc limit $6`,
    [companyId, now, siteIds, after?.at ?? null, after?.id ?? null, limit],
  )
  return rows.map(({ pattern, pausedAt, zone, createdAt, ...row }) => ({
    at: createdAt,
    summary: {
      ...row,
      title: pattern.title,
      days: pattern.days,
      publish: pattern.publish,
      positions: pattern.positions,
      state: stateOf({ zone, pausedAt, until: row.until }, now),
    },
  }))
}

const stateOf = (demand: Pick<StoredDemand, 'zone' | 'pausedAt' | 'until'>, now: Date): RecurringSummary['state'] => {
  if (demand.until !== null && demand.until < todayAt(demand, now)) return 'ended'
  return demand.pausedAt === null ? 'running' : 'paused'
}

export async function shownDemand(
  db: Db,
  demand: StoredDemand,
  { now, stays = [] }: { now: Date; stays?: RecurringDemand['stays'] },
): Promise<RecurringDemand> {
  return {
    id: demand.id,
    version: demand.version,
    state: stateOf(demand, now),
    siteName: demand.siteName,
    zone: demand.zone,
    fields: demand.pattern,
    occurrences: await occurrencesOf(db, demand, now),
    stays,
  }
}

interface MadeRow {
  date: string
  jobId: string | null
  status: JobStatus | null
  taken: number | null
  places: number | null
  problem: string | null
  warning: string | null
}

async function occurrencesOf(db: Db, demand: StoredDemand, now: Date): Promise<PlannedOccurrence[]> {
  const { first, last } = horizon(demand, now)
  const made = await db.query<MadeRow>(
    `select made.date, made.job_id, state.status, state.taken, state.places, made.problem, made.warning
     from recurring_occurrence as made left join job on job.id = made.job_id
     left join lateral job_state(job.id, job.status, $3::timestamptz) as state on job.id is not null
     where made.demand_id = $1 and made.date >= $2 order by made.date`,
    [demand.id, first, now],
  )
  const byDate = new Map(made.map((row) => [row.date, row]))
  const place = placeOf(demand, first)
  const planned = previewFrom(demand.pattern, place, { first, last })
  return planned.map((day) => {
    const row = byDate.get(day.date)
    return row
      ? {
          ...day,
          problem: row.problem ?? day.problem,
          warning: row.warning ?? day.warning,
          job:
            row.jobId !== null && row.status !== null
              ? { id: row.jobId, status: row.status, taken: row.taken ?? 0, places: row.places ?? 0 }
              : null,
        }
      : day
  })
}

/** The days to come up to `last`, or more until there are enough of them. */
export function previewFrom(
  pattern: RecurringFields,
  place: RecurringPlace,
  { first, last }: { first: string; last: string },
): PlannedOccurrence[] {
  const start = first > pattern.from ? first : pattern.from
  const all = occurrencesBetween(pattern, place, { first: start, last: addDays(start, PREVIEW_DAYS) })
  const within = all.filter(({ date }) => date <= last).length
  return all.slice(0, Math.max(within, LEAST)).map((day) => asPlanned(day, pattern, place))
}

function asPlanned(day: Occurrence, pattern: RecurringFields, place: RecurringPlace): PlannedOccurrence {
  const { date, shifts, positions, payPerHour, holiday, skipped, problem } = day
  return {
    date,
    shifts: shifts.map(({ startsAt, endsAt, minutes, note }) => ({ startsAt, endsAt, minutes, note: note ?? null })),
    positions,
    payPerHour,
    holiday,
    skipped,
    problem: problem && `${problem}.`,
    warning: lowPayOf({ ...day, breaksPaid: pattern.breaksPaid, bands: pattern.terms?.pay.bands ?? [] }, place),
    job: null,
  }
}

/** What a form shows before anything is stored. */
export function previewPattern(
  pattern: RecurringFields,
  site: { zone: string; postcode: string },
  now: Date,
): PlannedOccurrence[] {
  const range = horizon({ zone: site.zone, weeksAhead: pattern.weeksAhead }, now)
  return previewFrom(pattern, placeOf(site, range.first > pattern.from ? range.first : pattern.from), range)
}
