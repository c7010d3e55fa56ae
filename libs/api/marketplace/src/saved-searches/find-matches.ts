import type { Db } from '@s4/db'
import type { RuleSubject } from '@s4/domain/due-checks'
import type { RequirementCode } from '@s4/domain/requirements'
import { listSeekerFacts, reasonsFor, type SeekerFacts } from '../job-search/job-fit'

export interface FoundJob {
  id: string
  title: string
  companyName: string
  zone: string
  payPerHour: number
  startsAt: string
  endsAt: string
  siaSector: string | null
  requirements: RequirementCode[]
  requiredSubjects: RuleSubject[]
  point: { lat: number; lng: number }
}

/** One search that one job matches. */
export interface Match {
  searchId: string
  seekerId: string
  jobId: string
}

/** Workers whose facts are read together. */
const TOGETHER = 500
const METRES_A_MILE = 1609.344

/** Of these jobs those that can still be found, by id. */
export async function openJobsOf(tx: Db, jobIds: readonly string[]): Promise<ReadonlyMap<string, FoundJob>> {
  const rows = await tx.query<Omit<FoundJob, 'point'> & { lat: number; lng: number }>(
    `select job.id, job.title, company.company_name, site.zone, job.pay_per_hour, open_job.starts_at,
       open_job.bookable_until + interval '15 minutes' as ends_at, job.sia_sector, job.requirements, site.lat, site.lng,
       array(select subject from check_rule where check_rule.company_id = job.company_id and rule = 'required')
         as required_subjects
     from open_job join job on job.id = open_job.job_id join company on company.id = job.company_id
     join site on site.id = job.site_id where open_job.job_id = any($1::uuid[])`,
    [jobIds],
  )
  return new Map(rows.map(({ lat, lng, ...job }) => [job.id, { ...job, point: { lat, lng } }]))
}

/**
 * The searches that these jobs match, of workers who were not told of the job and have not applied for it. A job is
 * looked up by its place in an index of the searches' cells; only those found there are compared.
 */
export const SEARCHES_OF_JOBS = `with near as materialized (
    select saved_search.*, open_job.job_id, open_job.lat as job_lat, open_job.lng as job_lng
    from open_job join saved_search_cell
      on saved_search_cell.cell = any(array[open_job.cell, square_of_cell(open_job.cell)])
    join saved_search on saved_search.id = saved_search_cell.saved_search_id
    where open_job.job_id = any($1::uuid[])
      and (saved_search.pay_from is null or open_job.pay_per_hour >= saved_search.pay_from)
      and (saved_search.role is null or open_job.role = saved_search.role)
      and (saved_search.sia_sector is null or open_job.sia_sector = saved_search.sia_sector)
      and (saved_search.query is null or open_job.words @@ saved_search.query)
      and (open_job.starts_at at time zone 'Europe/London')::date
        between coalesce(saved_search.from_day, '-infinity') and coalesce(saved_search.to_day, 'infinity')
  )
  select near.id as search_id, near.seeker_id, near.job_id
  from near join job on job.id = near.job_id join seeker on seeker.id = near.seeker_id
  cross join lateral (select coalesce(near.lat, home_lat) as lat, coalesce(near.lng, home_lng) as lng,
    coalesce(near.within * ${METRES_A_MILE}, max_distance_km * 1000) as metres) reach
  where greatest(job.published_at, job.updated_at) >= near.created_at
    and 12742017.6 * asin(least(1, sqrt(sin(radians(job_lat - reach.lat) / 2) ^ 2
      + cos(radians(reach.lat)) * cos(radians(job_lat)) * sin(radians(job_lng - reach.lng) / 2) ^ 2))) <= reach.metres
    and not exists (select from saved_search_match told
      where told.seeker_id = near.seeker_id and told.job_id = near.job_id)
    and not exists (select from application
      where application.seeker_id = near.seeker_id and application.job_id = near.job_id)
    and not exists (select from account where account.uid = seeker.uid and erase_at is not null)
  order by near.created_at, near.id`

/** Of the searches that these jobs match, those of workers who can work the job's next shift. */
export async function findMatches(tx: Db, jobs: ReadonlyMap<string, FoundJob>, now: Date): Promise<Match[]> {
  const found = await tx.query<Match>(SEARCHES_OF_JOBS, [[...jobs.keys()]])
  const seekerIds = [...new Set(found.map(({ seekerId }) => seekerId))]
  const workable = new Set<string>()
  for (let from = 0; from < seekerIds.length; from += TOGETHER) {
    const together = seekerIds.slice(from, from + TOGETHER)
    const facts = await listSeekerFacts(tx, together, now.toISOString())
    for (const { seekerId, jobId } of found) {
      const [one, job] = [facts.get(seekerId), jobs.get(jobId)]
      if (one && job && canWork(one, job)) workable.add(`${seekerId} ${jobId}`)
    }
  }
  return found.filter(({ seekerId, jobId }) => workable.has(`${seekerId} ${jobId}`))
}

/** The same as the filter *Only what I can work*; the distance is that of the search. */
function canWork(facts: SeekerFacts, { startsAt, endsAt, zone, ...job }: FoundJob): boolean {
  const shift = { startsAt, endsAt }
  const reasons = reasonsFor(facts, { ...job, zone, shift })
  return reasons.every(({ code }) => code === 'distance' || code === 'hours')
}
