import type { Actor } from '../actor/actor'

const UUID = /^[0-9a-f-]{36}$/

/** SQL: true for rows of the sites that this member may see; `column` holds the id of the row's site. */
export const ofSites = ({ siteIds }: Pick<Actor, 'siteIds'>, column: string): string =>
  siteIds === null ? 'true' : `${column} = any('{${siteIds.filter((id) => UUID.test(id)).join(',')}}'::uuid[])`

/** SQL: the same for rows of jobs; `column` holds the id of the row's job. */
export const ofJobsAtSites = (actor: Pick<Actor, 'siteIds'>, column: string): string =>
  actor.siteIds === null ? 'true' : `${column} in (select id from job where ${ofSites(actor, 'site_id')})`

/**
 * SQL: true where the company deals with a worker, by application, offer or work, at a site the member may see.
 * `seeker` and `company` are expressions of ids.
 */
export const dealsWithAtSites = (
  actor: Pick<Actor, 'siteIds'>,
  { seeker, company }: { seeker: string; company: string },
): string =>
  `exists (select from job as dealt where dealt.company_id = ${company} and ${ofSites(actor, 'dealt.site_id')} and (
     exists (select from application where job_id = dealt.id and seeker_id = ${seeker})
     or exists (select from offer where job_id = dealt.id and seeker_id = ${seeker})
     or exists (select from assignment where job_id = dealt.id and seeker_id = ${seeker})))`

/**
 * SQL: true for workers whom the member may see on lists: all but those the company deals with at other sites only.
 * `seeker` and `company` are expressions of ids.
 */
export const seesWorker = (actor: Pick<Actor, 'siteIds'>, worker: { seeker: string; company: string }): string =>
  actor.siteIds === null
    ? 'true'
    : `(${dealsWithAtSites(actor, worker)} or not ${dealsWithAtSites({ siteIds: null }, worker)})`
