import type { CompanyJobFilter, CompanyJobSort, jobLists } from '@s4/contract'
import type { CompanyActor } from '@s4/api-platform/actor'
import { PLACES_TAKEN } from '@s4/api-platform/agreed-work'
import type { SortCursor, SortKind } from '@s4/api-platform/http'
import { ofSites } from '@s4/api-platform/site-limits'
import { postcodePattern } from '@s4/domain/postcode'

/** A job is in progress from when the first has booked on, which may be before the start. */
export const STATUS = `case
  when state.in_progress > 0 and state.status in ('open', 'filled', 'closed') then 'inProgress'
  else state.status end`
export const JOB_AND_SITE = 'from job join site on site.id = job.site_id'
const STATE_NOW = 'job_state(job.id, job.status, $2::timestamptz) state'
export const STATE = `cross join lateral ${STATE_NOW}`

/** A shift is not over. */
export const IS_AHEAD = 'job.shifts_over_at > $2::timestamptz'
export const IS_OVER = `(${IS_AHEAD}) is not true`

/** The same status, which is worked out only of jobs that are ahead: most of a company's are over. */
export const STATUS_ONLY = `case
  when ${IS_AHEAD} then (select ${STATUS} from ${STATE_NOW})
  else job.status_once_over end`

export type JobList = (typeof jobLists)[number]

/** Jobs of a list, in the order of a key. */
interface Part {
  where: string
  key: string
  /** Soonest first; otherwise latest first. */
  forwards: boolean
  /** Works out the state of each job that `where` leaves. */
  ofState?: true
  /** The status of a job, where neither the state nor the time is needed for it. */
  status?: string
  /** The same order, and a condition on the jobs after a key, as an index has them. */
  walks?: { order: string; after: (key: string) => string }
}

const LATE = `timestamptz '2100-01-01'`
const NEXT_START = `(select min(starts_at) from shift
  where shift.job_id = job.id and cancelled_at is null and ends_at > $2::timestamptz)`
const MADE_LAST = `${LATE} + (${LATE} - job.created_at)`

/** All jobs, in the order of *recent*. */
const allJobs: Part = {
  where: 'true',
  key: `coalesce(case when ${IS_AHEAD} then ${NEXT_START} end, ${MADE_LAST})`,
  forwards: true,
}

/** What is in each tab; the parts of one have no job in common. */
const lists: Record<JobList, Part[]> = {
  // By the soonest shift that is not over; after all that have one the others, the job made last first.
  recent: [
    {
      where: IS_AHEAD,
      key: NEXT_START,
      forwards: true,
    },
    {
      where: IS_OVER,
      key: MADE_LAST,
      forwards: true,
      status: 'job.status_once_over',
      walks: { order: 'job.created_at desc, job.id', after: (key) => `job.created_at <= ${LATE} - (${key} - ${LATE})` },
    },
  ],
  assigned: [
    {
      // A running shift is in progress; its job stays here while somebody has a place on a later one.
      where: `${IS_AHEAD} and state.coming_taken > 0 and job.status <> 'cancelled' and exists (select from shift
        where shift.job_id = job.id and cancelled_at is null and starts_at > $2::timestamptz and ${PLACES_TAKEN} > 0)`,
      key: 'state.next_starts_at',
      forwards: true,
      ofState: true,
    },
  ],
  inProgress: [
    {
      // Somebody may not have booked off yet.
      where: `job.id in (select id from job where company_id = $1 and ${IS_AHEAD}
          union all select job_id from assignment where company_id = $1 and status = 'inProgress')
        and (state.in_progress > 0 or state.status = 'inProgress')`,
      key: 'coalesce(state.next_starts_at, state.last_ends_at)',
      forwards: true,
      ofState: true,
    },
  ],
  completed: [
    {
      // Work may be over before the last shift is: such a job has workers, so it is completed once over too.
      where: `job.status_once_over = 'completed' and ${STATUS_ONLY} = 'completed'`,
      key: 'job.shifts_over_at',
      forwards: false,
    },
  ],
}

type Sort = NonNullable<CompanyJobSort['sort']>

/** What each column is sorted by. */
const columns: Record<Exclude<Sort, `-${string}`>, Pick<Part, 'key' | 'ofState'> & { kind: SortKind }> = {
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

const columnOf = (sort: Sort) => columns[sort.replace('-', '') as keyof typeof columns]

/** The kind of values that the cursor of a list holds. */
export const kindOfSort = (sort: CompanyJobSort['sort']): SortKind => (sort ? columnOf(sort).kind : 'instant')

/** Ordered by a column, or as the tab is. All recent jobs are one part where each is looked at anyway. */
function partsOf(list: JobList, sort: CompanyJobSort['sort'], ofSite: boolean): Part[] {
  const parts = list === 'recent' && (sort || ofSite) ? [allJobs] : lists[list]
  if (!sort) return parts
  const { key, ofState } = columnOf(sort)
  return parts.map((part) => ({ ...part, key, forwards: !sort.startsWith('-'), ...(ofState && { ofState }) }))
}

type NumberValue = (value: unknown) => string

/** Adds values to those of a statement, of which the first is the company and the second is now. */
export const numberedIn = (values: unknown[]): NumberValue => {
  return (value) => `$${values.push(value)}`
}

/** Escapes % and _ for `ilike`. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const WORDS = `concat_ws(' ', job.title, site.name, site.address, site.postcode)`

interface Matching {
  where: string
  /** The conditions read the site. Without it an index of the jobs may do. */
  ofSite: boolean
}

/** The jobs of the company that match, at the sites the member sees. */
export function matching(
  actor: Pick<CompanyActor, 'siteIds'>,
  { text, siteId, day, clientId }: CompanyJobFilter,
  value: NumberValue,
): Matching {
  const conditions = ['job.company_id = $1', ofSites(actor, 'job.site_id')]
  if (text)
    conditions.push(`(${WORDS} ilike '%' || ${value(literally(text))}::text || '%'
      or site.postcode ~ ${value(postcodePattern(text))})`)
  if (siteId) conditions.push(`job.site_id = ${value(siteId)}`)
  if (day)
    conditions.push(`exists (select from shift where shift.job_id = job.id and cancelled_at is null
      and (starts_at at time zone site.zone)::date = ${value(day)})`)
  if (clientId) conditions.push(`job.client_id = ${value(clientId)}`)
  return { where: conditions.join(' and '), ofSite: Boolean(text || day) }
}

interface AskedPage {
  list: JobList
  sort: CompanyJobSort['sort']
  /** Of the kind that `kindOfSort` says. */
  after: SortCursor | null
  state: CompanyJobFilter['state']
  limit: number
  /** Which jobs of the company. */
  matches: Matching
}

/** SQL: ids and keys of a page, and their order. */
export function pageOfJobs({ list, sort, after, state, limit, matches }: AskedPage, value: NumberValue) {
  const parts = partsOf(list, sort, matches.ofSite)
  const direction = parts[0]?.forwards ? 'asc' : 'desc'
  const from = matches.ofSite || sort?.endsWith('site') ? JOB_AND_SITE : 'from job'
  const most = value(limit)
  const stated = state && value(state)
  const last = after && {
    key: `${value(after.key)}::${CASTS[kindOfSort(sort)]}`,
    id: `${value(after.id)}::uuid`,
  }
  const selects = parts.map(({ key, ofState, status = STATUS_ONLY, walks, ...part }) => {
    const conditions = [matches.where, `(${part.where})`]
    if (stated) conditions.push(`${ofState ? STATUS : status} = ${stated}`)
    if (last) conditions.push(`(${key}, job.id) ${part.forwards ? '>' : '<'} (${last.key}, ${last.id})`)
    if (last && walks) conditions.push(walks.after(last.key))
    return `(select job.id, ${key} as sort_key ${from} ${ofState ? STATE : ''} where ${conditions.join(' and ')}
      order by ${walks?.order ?? `2 ${direction}, job.id ${direction}`} limit ${most})`
  })
  const page = `select * from (${selects.join(' union all ')}) found
    order by sort_key ${direction}, id ${direction} limit ${most}`
  return { page, direction }
}
