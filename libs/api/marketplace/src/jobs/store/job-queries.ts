import {
  jobStatuses,
  type CompanyJobFilter,
  type CompanyJobSort,
  type CompanyJob,
  type CompanyJobDetails,
  type jobLists,
  type JobStatus,
  type Shift,
  type Terms,
} from '@s4/contract'
import type { Db } from '@s4/db'
import { postcodePattern } from '@s4/domain/postcode'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { SortCursor, SortKind } from '@s4/api-platform/http'
import { ofSites } from '@s4/api-platform/site-limits'
import { toCompanyJob, toJobDetails, type CompanyJobRow, type DetailsRow } from './job-rows'
import { liveAssignment, PLACES_TAKEN } from '@s4/api-platform/agreed-work'
import { APPLIED_FOR } from '../../applications/store/application-store'

export type JobList = (typeof jobLists)[number]

interface PageOf {
  actor: Pick<CompanyActor, 'companyId' | 'siteIds'>
  list: JobList
  /** Of the kind that `kindOfSort` says. */
  after: SortCursor | null
  sort?: CompanyJobSort['sort']
  limit: number
  now: string
  filter: CompanyJobFilter
}

/** A job is in progress from when the first has booked on, which may be before the start. */
const STATUS = `case when state.in_progress > 0 and state.status in ('open', 'filled', 'closed') then 'inProgress'
  else state.status end`

const ROW = `job.id, job.title, job.role, ${STATUS} as status, job.site_id, site.name as site_name, site.zone,
    job.pay_per_hour, job.positions,
  state.next_shift_id, state.next_starts_at, state.next_ends_at, state.shift_count, state.taken, state.places,
  state.in_progress,
  (select count(*)::int from application where job_id = job.id and application.status = 'applied') as applicants,
  (select count(*)::int from offer where job_id = job.id and offer.status = 'open'
    and lapses_at > $2::timestamptz) as offers_out,
  job.published_at as posted_at,
  exists (select from recurring_occurrence where job_id = job.id) as recurring,
  (select json_build_object('id', client.id, 'name', client.name) from client
    where client.id = job.client_id) as client`
const PEOPLE = `, (select coalesce(json_agg(seeker.fullname order by seeker.fullname), '[]')
  from assignment join seeker on seeker.id = assignment.seeker_id
  where assignment.shift_id = state.next_shift_id and ${liveAssignment()}) as people`
const JOB = 'from job join site on site.id = job.site_id'
const STATE_NOW = 'job_state(job.id, job.status, $2::timestamptz) state'
const STATE = `cross join lateral ${STATE_NOW}`
const FROM = `${JOB} ${STATE}`

/** A shift is not over. */
const IS_AHEAD = 'job.shifts_over_at > $2::timestamptz'

/** The same status without working out the state of jobs whose shifts are over, as most of a company's are. */
const STATUS_ONLY = `case
  when ${IS_AHEAD} then (select ${STATUS} from ${STATE_NOW})
  when job.status in ('draft', 'cancelled') then job.status
  when (select true from assignment join shift on shift.id = assignment.shift_id
    where assignment.job_id = job.id and shift.cancelled_at is null and ${liveAssignment()} limit 1) then 'completed'
  when job.status = 'closed' then 'closed'
  else 'expired' end`

const WORDS = `concat_ws(' ', job.title, site.name, site.address, site.postcode)`

/** Escapes % and _ for `ilike`. */
const literally = (text: string | undefined) => (text ? text.replaceAll(/[\\%_]/g, String.raw`\$&`) : null)

/** The jobs of the company `$1` that match; its values are `$3` to `$7`. */
const MATCHES = `job.company_id = $1
  and ($3::text is null or ${WORDS} ilike '%' || $3 || '%' or site.postcode ~ $4)
  and ($5::uuid is null or job.site_id = $5)
  and ($6::date is null or exists (select from shift where shift.job_id = job.id and cancelled_at is null
    and (starts_at at time zone site.zone)::date = $6))
  and ($7::uuid is null or job.client_id = $7)`

const filterValues = ({ text, siteId, day, clientId }: CompanyJobFilter) => [
  literally(text),
  text ? postcodePattern(text) : null,
  siteId ?? null,
  day ?? null,
  clientId ?? null,
]

// The soonest shift that is not over; without one, after all that have, the job made last.
const SOONEST = `coalesce(
  case when ${IS_AHEAD} then (select min(starts_at) from shift
    where shift.job_id = job.id and cancelled_at is null and ends_at > $2::timestamptz) end,
  timestamptz '2100-01-01' + (timestamptz '2100-01-01' - job.created_at))`

interface TabOfJobs {
  where: string
  key: string
  /** Soonest first; otherwise latest first. */
  forwards: boolean
  /** Works out the state of each job that `where` leaves. */
  ofState?: true
}

/** Condition and order of each tab. */
const lists: Record<JobList, TabOfJobs> = {
  recent: { where: 'true', key: SOONEST, forwards: true },
  assigned: {
    // A running shift is in progress; its job stays here while somebody has a place on a later one.
    where: `${IS_AHEAD} and state.coming_taken > 0 and job.status <> 'cancelled' and exists (select from shift
      where shift.job_id = job.id and cancelled_at is null and starts_at > $2::timestamptz and ${PLACES_TAKEN} > 0)`,
    key: 'state.next_starts_at',
    forwards: true,
    ofState: true,
  },
  inProgress: {
    // Somebody may not have booked off yet.
    where: `job.id in (select id from job where company_id = $1 and ${IS_AHEAD}
        union all select job_id from assignment where company_id = $1 and status = 'inProgress')
      and (state.in_progress > 0 or state.status = 'inProgress')`,
    key: 'coalesce(state.next_starts_at, state.last_ends_at)',
    forwards: true,
    ofState: true,
  },
  completed: { where: `${STATUS_ONLY} = 'completed'`, key: 'job.shifts_over_at', forwards: false },
}

type Column = Exclude<NonNullable<CompanyJobSort['sort']>, `-${string}`>

/** What each column is sorted by. */
const columns: Record<Column, { key: string; kind: SortKind; ofState?: true }> = {
  title: { key: 'lower(job.title)', kind: 'text' },
  site: { key: 'lower(site.name)', kind: 'text' },
  pay: { key: 'job.pay_per_hour', kind: 'number' },
  applicants: {
    key: `(select count(*)::int from application where job_id = job.id and application.status = 'applied')`,
    kind: 'number',
  },
  free: { key: 'state.places - state.taken', kind: 'number', ofState: true },
}

const CASTS: Record<SortKind, string> = { instant: 'timestamptz', text: 'text', number: 'numeric' }

const columnOf = (sort: NonNullable<CompanyJobSort['sort']>) => columns[sort.replace('-', '') as Column]

/** The kind of values that the cursor of a list holds. */
export const kindOfSort = (sort: CompanyJobSort['sort']): SortKind => (sort ? columnOf(sort).kind : 'instant')

/** How a list is ordered: by a column, or as its tab is. */
function orderOf(list: JobList, sort: CompanyJobSort['sort']) {
  const { key, forwards, ofState } = lists[list]
  if (!sort) return { key, kind: 'instant' as const, forwards, ofState }
  const column = columnOf(sort)
  return { ...column, forwards: !sort.startsWith('-'), ofState: ofState ?? column.ofState }
}

export const jobQueries = (db: Db) => ({
  /** One page of a tab; each item carries the key its cursor is made from. */
  async page(asked: PageOf): Promise<{ job: CompanyJob; sortKey: string | number }[]> {
    const { actor, list, after, sort, limit, now, filter } = asked
    const { where } = lists[list]
    const { key, kind, forwards, ofState } = orderOf(list, sort)
    const direction = forwards ? 'asc' : 'desc'
    const rows = await db.query<CompanyJobRow>(
      `with page as materialized (
         select job.id, ${key} as sort_key ${ofState ? FROM : JOB}
         where ${MATCHES} and ${ofSites(actor, 'job.site_id')} and (${where})
           and ($8::text is null or ${ofState ? STATUS : STATUS_ONLY} = $8)
           and ($10::uuid is null or (${key}, job.id) ${forwards ? '>' : '<'} ($9::${CASTS[kind]}, $10::uuid))
         order by 2 ${direction}, job.id ${direction} limit $11)
       select ${ROW}${list === 'assigned' ? PEOPLE : ''}, page.sort_key
       from page join job on job.id = page.id join site on site.id = job.site_id ${STATE}
       order by page.sort_key ${direction}, job.id ${direction}`,
      [
        actor.companyId,
        now,
        ...filterValues(filter),
        filter.state ?? null,
        after?.key ?? null,
        after?.id ?? null,
        limit,
      ],
    )
    return rows.map((row) => ({ job: toCompanyJob(row), sortKey: row.sortKey }))
  },

  /** How many jobs are in each state, 0 included. */
  async counts(
    actor: Pick<CompanyActor, 'companyId' | 'siteIds'>,
    now: string,
    filter: Omit<CompanyJobFilter, 'state'>,
  ): Promise<Record<JobStatus, number>> {
    const rows = await db.query<{ status: JobStatus; count: number }>(
      `select ${STATUS_ONLY} as status, count(*)::int as count ${JOB}
       where ${MATCHES} and ${ofSites(actor, 'job.site_id')} group by 1`,
      [actor.companyId, now, ...filterValues(filter)],
    )
    const counted = new Map(rows.map(({ status, count }) => [status, count]))
    // One entry for each state there is.
    return Object.fromEntries(jobStatuses.map((status) => [status, counted.get(status) ?? 0])) as Record<
      JobStatus,
      number
    >
  },

  /** Nulls before the company's first job. */
  async lastJob(companyId: string): Promise<{ terms: Terms | null; payPerHour: number | null }> {
    const [job] = await db.query<{ terms: Terms; payPerHour: number }>(
      'select terms, pay_per_hour from job where company_id = $1 order by created_at desc, id desc limit 1',
      [companyId],
    )
    return job ?? { terms: null, payPerHour: null }
  },

  /** Null also when the job is another company's. */
  async details(companyId: string, id: string, now: string): Promise<CompanyJobDetails | null> {
    const [row] = await db.query<DetailsRow>(
      `select ${ROW}, job.created_at as sort_key, job.description, job.requirements, job.other_requirements,
         job.known_risks, site.address, site.lat, site.lng,
         job.pin, job.schedule, job.alert_duration,
         job.breaks_paid, job.sia_sector, job.terms,
         (select title from client_contract where client_contract.id = job.contract_id) as contract_title,
         coalesce((select json_agg(json_build_object('letter', letter, 'name', checkpoint.name) order by letter)
             from checkpoint where site_id = site.id), '[]') as checkpoints
       ${FROM} where job.company_id = $1 and job.id = $3`,
      [companyId, now, id],
    )
    if (!row) return null
    const shifts = await db.query<Shift & { applicants: number }>(
      `select id, starts_at, ends_at, positions, cancelled_at is not null as cancelled,
         ${PLACES_TAKEN} as taken, stretches,
         (select count(*)::int from application where application.job_id = shift.job_id
            and application.status = 'applied' and ${APPLIED_FOR}) as applicants
       from shift where job_id = $1 order by starts_at, id`,
      [id],
    )
    return toJobDetails(row, shifts)
  },
})
