import type { ProblemSubject } from '@s4/contract'
import type { Db } from '@s4/db'
import { sitesOf, type Viewer } from '@s4/api-platform/http'
import { ofSites } from '@s4/api-platform/site-limits'

const MAX_SUBJECTS = 200

/** Every pair of a job and a seeker with an application, an offer or an assignment. */
const SHARED_WORK = `(select job_id, seeker_id, applied_at as at from application
    union all select job_id, seeker_id, created_at from offer
    union all select job_id, seeker_id, accepted_at from assignment)`

/** The jobs and seekers a problem can be about, the latest first. */
export const problemSubjects = (db: Db, viewer: Viewer): Promise<ProblemSubject[]> =>
  db.query<ProblemSubject>(
    `select job.id as job_id, job.title as job_title, site.name as site_name, company.company_name,
       seeker.id as seeker_id, seeker.fullname as seeker_name
     from ${SHARED_WORK} met join job on job.id = met.job_id join site on site.id = job.site_id
     join company on company.id = job.company_id
     join seeker on seeker.id = met.seeker_id
     where ${viewer.side === 'seeker' ? 'met.seeker_id' : 'job.company_id'} = $1
       and ${ofSites(sitesOf(viewer), 'site.id')}
     group by job.id, site.id, company.id, seeker.id order by max(met.at) desc limit ${MAX_SUBJECTS}`,
    [viewer.id],
  )

export async function hasCommonWork(
  db: Db,
  { jobId, seekerId }: { jobId: string; seekerId: string },
): Promise<boolean> {
  return (
    (await db.query(`select 1 from ${SHARED_WORK} met where job_id = $1 and seeker_id = $2 limit 1`, [jobId, seekerId]))
      .length > 0
  )
}
