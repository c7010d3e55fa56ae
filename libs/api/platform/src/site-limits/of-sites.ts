import type { Actor } from '../actor/actor'

const UUID = /^[0-9a-f-]{36}$/

/** SQL: true for rows of the sites that this member may see; `column` holds the id of the row's site. */
export const ofSites = ({ siteIds }: Pick<Actor, 'siteIds'>, column: string): string =>
  siteIds === null ? 'true' : `${column} = any('{${siteIds.filter((id) => UUID.test(id)).join(',')}}'::uuid[])`

/** SQL: the same for rows of jobs; `column` holds the id of the row's job. */
export const ofJobsAtSites = (actor: Pick<Actor, 'siteIds'>, column: string): string =>
  actor.siteIds === null ? 'true' : `${column} in (select id from job where ${ofSites(actor, 'site_id')})`
