import {
  jobStatuses,
  type CompanyJobFilter,
  type CompanyJobSort,
  type CompanyJob,
  type CompanyJobDetails,
  type JobStatus,
  type Shift,
  type Terms,
} from '@s4/contract'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { SortCursor } from '@s4/api-platform/http'
import { toCompanyJob, toJobDetails, type CompanyJobRow, type DetailsRow } from './job-rows'
import { liveAssignment, PLACES_TAKEN } from '@s4/api-platform/agreed-work'
import { APPLIED_FOR } from '../../applications/store/application-store'
import {
  IS_AHEAD,
  IS_OVER,
  JOB_AND_SITE,
  type JobList,
  matching,
  numberedIn,
  pageOfJobs,
  STATE,
  STATUS,
  STATUS_ONLY,
} from './job-lists'

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

export const jobQueries = (db: Db) => ({
  /** One page of a tab; each item carries the key its cursor is made from. */
  async page(asked: PageOf): Promise<{ job: CompanyJob; sortKey: string | number }[]> {
    const { actor, list, after, sort, limit, now, filter } = asked
    const values: unknown[] = [actor.companyId, now]
    const value = numberedIn(values)
    const matches = matching(actor, filter, value)
    const { page, direction } = pageOfJobs({ list, sort, after, state: filter.state, limit, matches }, value)
    const rows = await db.query<CompanyJobRow>(
      `with page as materialized (${page})
       select ${ROW}${list === 'assigned' ? PEOPLE : ''}, page.sort_key
       from page join job on job.id = page.id join site on site.id = job.site_id ${STATE}
       order by page.sort_key ${direction}, job.id ${direction}`,
      values,
    )
    return rows.map((row) => ({ job: toCompanyJob(row), sortKey: row.sortKey }))
  },

  /** How many jobs are in each state, 0 included. */
  async counts(
    actor: Pick<CompanyActor, 'companyId' | 'siteIds'>,
    now: string,
    filter: Omit<CompanyJobFilter, 'state'>,
  ): Promise<Record<JobStatus, number>> {
    const values: unknown[] = [actor.companyId, now]
    const { where, ofSite } = matching(actor, filter, numberedIn(values))
    const rows = await db.query<{ status: JobStatus; count: number }>(
      ofSite
        ? `select ${STATUS_ONLY} as status, count(*)::int as count ${JOB_AND_SITE} where ${where} group by 1`
        : // Those that are over are counted in their index alone.
          `select status, sum(count)::int as count from (
             select job.status_once_over as status, count(*) from job where ${where} and ${IS_OVER} group by 1
             union all
             select ${STATUS_ONLY}, count(*) from job where ${where} and ${IS_AHEAD} group by 1) counted
           group by 1`,
      values,
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
       ${JOB_AND_SITE} ${STATE} where job.company_id = $1 and job.id = $3`,
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
