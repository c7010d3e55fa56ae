import type {
  ChargeRate,
  ClientReport,
  ReportedIncident,
  ReportedPatrol,
  ReportedPerson,
  ReportedShift,
} from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { addMonths } from '@s4/domain/calendar-date'
import { payForHours } from '@s4/domain/paid-time'
import { patrolResult, patrolTotals } from '@s4/domain/patrol-proof'
import { reportAnswerTexts, type ReportAnswers } from '@s4/domain/report-forms'
import { seesClient } from '@s4/api-marketplace/clients'
import { chargedShift } from '@s4/api-money/margins'
import { LATE_AFTER_MINUTES } from './late-after'

interface Asked {
  companyId: string
  clientId: string
  /** `2026-11`. */
  month: string
  /** Null: all of the client's. */
  siteIds: readonly string[] | null
  siteId?: string | undefined
  now: Date
}

interface PatrolRow extends Omit<ReportedPatrol, 'result'> {
  status: 'due' | 'done' | 'missed' | 'cutShort'
}

interface PersonRow extends Omit<ReportedPerson, 'lateMinutes' | 'chargePence' | 'patrols'> {
  extraMinutes: number
  patrols: PatrolRow[]
}

interface ShiftRow extends Omit<ReportedShift, 'filled' | 'priced' | 'people'> {
  postcode: string
  rates: ChargeRate[] | null
  people: PersonRow[]
}

/**
 * A month of a client: shifts that start in it, by the date at the site, up to those of today. Throws `client.missing`
 * and `site.missing`, also for those of another company or that the member may not see.
 */
export async function clientReport(db: Db, asked: Asked): Promise<ClientReport> {
  if (!(await seesClient(db, asked, asked.clientId))) throw new ApiError('client.missing')
  const [client] = await db.query<{ name: string }>('select name from client where id = $1', [asked.clientId])
  if (!client) throw new ApiError('client.missing')
  const siteName = await nameOfSite(db, asked)
  const [shifts, incidents] = [(await readShifts(db, asked)).map(reported), await readIncidents(db, asked)]
  return {
    clientName: client.name,
    siteName,
    month: asked.month,
    shifts,
    incidents,
    totals: totalsOf(shifts, asked.now),
  }
}

async function nameOfSite(db: Db, { companyId, siteId, siteIds }: Asked): Promise<string | null> {
  if (siteId === undefined) return null
  const [site] = await db.query<{ name: string }>(
    'select name from site where company_id = $1 and id = $2 and ($3::uuid[] is null or id = any($3))',
    [companyId, siteId, siteIds],
  )
  if (!site) throw new ApiError('site.missing')
  return site.name
}

function reported({ postcode, rates, people, ...shift }: ShiftRow): ReportedShift {
  const charged = chargedShift({ ...shift, postcode, rates })
  return {
    ...shift,
    priced: charged !== null,
    filled: people.filter(({ noShow }) => !noShow).length,
    people: people.map(({ extraMinutes, patrols, ...person }) => ({
      ...person,
      patrols: patrols.map(({ status, ...patrol }) => ({
        ...patrol,
        result: patrolResult({ status, points: patrol.points }),
      })),
      lateMinutes: lateMinutes(shift.startsAt, person.bookedOnAt),
      minutes: person.minutes === null ? null : person.minutes + extraMinutes,
      chargePence:
        charged && person.minutes !== null ? payForHours(charged, { minutes: person.minutes, extraMinutes }) : null,
    })),
  }
}

function lateMinutes(startsAt: string, bookedOnAt: string | null): number | null {
  if (bookedOnAt === null) return null
  const minutes = Math.floor((Date.parse(bookedOnAt) - Date.parse(startsAt)) / 60_000)
  return minutes > LATE_AFTER_MINUTES ? minutes : null
}

function totalsOf(shifts: readonly ReportedShift[], now: Date): ClientReport['totals'] {
  const people = shifts.flatMap((shift) => shift.people)
  const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0)
  return {
    shifts: shifts.length,
    places: sum(shifts.map(({ places }) => places)),
    filled: sum(shifts.map(({ filled }) => filled)),
    attended: people.filter(({ bookedOnAt }) => bookedOnAt !== null).length,
    late: people.filter((person) => person.lateMinutes !== null).length,
    noShows: people.filter(({ noShow }) => noShow).length,
    minutes: sum(people.map(({ minutes }) => minutes)),
    chargePence: sum(people.map(({ chargePence }) => chargePence)),
    unpriced: shifts.filter(({ priced }) => !priced).length,
    waiting: shifts.flatMap(({ endsAt, people: there }) =>
      there.filter(
        ({ bookedOnAt, bookedOffAt, minutes }) =>
          bookedOnAt !== null && minutes === null && (bookedOffAt !== null || Date.parse(endsAt) < now.getTime()),
      ),
    ).length,
    patrols: patrolTotals(people.flatMap(({ patrols }) => patrols)),
  }
}

/** SQL: the shift belongs to the client `$2` of the company `$1` and starts on a day from `$3` to before `$4`. */
const IN_MONTH = `shift.job_company_id = $1 and job.client_id = $2
  and shift.starts_at >= $3::date - 1 and shift.starts_at < $4::date + 1
  and (shift.starts_at at time zone site.zone)::date >= $3 and (shift.starts_at at time zone site.zone)::date < $4
  and (shift.starts_at at time zone site.zone)::date <= ($5::timestamptz at time zone site.zone)::date
  and ($6::uuid[] is null or site.id = any($6)) and ($7::uuid is null or site.id = $7)`

const monthValues = ({ companyId, clientId, month, siteIds, siteId, now }: Asked) => [
  companyId,
  clientId,
  `${month}-01`,
  addMonths(`${month}-01`, 1),
  now,
  siteIds,
  siteId ?? null,
]

const readShifts = (db: Db, asked: Asked) =>
  db.query<ShiftRow>(
    `select shift.id, (shift.starts_at at time zone site.zone)::date as date, job.title, job.role,
       site.name as site_name, site.zone, site.postcode, shift.starts_at, shift.ends_at, shift.positions as places,
       contract.rates, coalesce(work.people, '[]') as people
     from shift join job on job.id = shift.job_id join site on site.id = job.site_id
     left join client_contract as contract on contract.id = job.contract_id
     left join lateral (
       select json_agg(json_build_object(
         'name', seeker.fullname,
         'licenceTail', case when assignment.sia_sector is not null then licence.number_tail end,
         'bookedOnAt', ${instant('attendance.booked_on_at')},
         'bookedOffAt', ${instant('attendance.booked_off_at')},
         'noShow', assignment.status = 'noShow',
         'patrols', coalesce(walked.patrols, '[]'),
         'minutes', hours.agreed_minutes - hours.agreed_extra_minutes,
         'extraMinutes', coalesce(hours.agreed_extra_minutes, 0)
       ) order by assignment.slot, assignment.id) as people
       from assignment join seeker on seeker.id = assignment.seeker_id
       left join attendance on attendance.assignment_id = assignment.id
       left join assignment_hours as hours on hours.assignment_id = assignment.id
       left join lateral (
         select number_tail from licence where licence.seeker_id = seeker.id and kind = 'sia'
         order by (sector = assignment.sia_sector) desc, expires_on desc nulls last limit 1
       ) as licence on true
       left join lateral (
         select json_agg(json_build_object('name', patrol.name, 'startsAt', ${instant('patrol.starts_at')},
           'status', patrol.status,
           'points', (select json_agg(json_build_object('name', name, 'scannedAt', ${instant('scanned_at')},
             'isLate', is_late) order by place) from patrol_point where patrol_id = patrol.id)
         ) order by patrol.starts_at, patrol.id) as patrols
         from patrol where patrol.assignment_id = assignment.id and patrol.status <> 'stopped'
       ) as walked on true
       where assignment.shift_id = shift.id and assignment.status <> 'cancelled'
     ) as work on true
     where ${IN_MONTH} and ((job.status in ('published', 'closed') and shift.cancelled_at is null)
       or work.people is not null)
     order by shift.starts_at, site.name, shift.id`,
    monthValues(asked),
  )

/** SQL: an instant in JSON as the rest of the API writes it. */
function instant(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** What a client may read of an incident: nothing of injuries, witnesses or the police, and no text beside the form. */
const SHARED_ANSWERS: ReadonlySet<string> = new Set(['kind', 'time', 'place', 'action', 'services'])
/** Says something of somebody's health. */
const NOT_SHARED_KIND = 'illness'

async function readIncidents(db: Db, asked: Asked): Promise<ReportedIncident[]> {
  const rows = await db.query<Omit<ReportedIncident, 'answers'> & { answers: ReportAnswers }>(
    `select logbook_entry.created_at as at, site.name as site_name, site.zone,
       logbook_entry.form -> 'answers' as answers
     from logbook_entry join assignment on assignment.id = logbook_entry.assignment_id
     join shift on shift.id = assignment.shift_id join job on job.id = shift.job_id join site on site.id = job.site_id
     where ${IN_MONTH} and logbook_entry.form ->> 'kind' = 'incident'
       and logbook_entry.form -> 'answers' ->> 'kind' <> $8
     order by logbook_entry.created_at, logbook_entry.id`,
    [...monthValues(asked), NOT_SHARED_KIND],
  )
  return rows.map(({ answers, ...incident }) => ({
    ...incident,
    answers: reportAnswerTexts(
      'incident',
      Object.fromEntries(Object.entries(answers).filter(([name]) => SHARED_ANSWERS.has(name))),
    ),
  }))
}
