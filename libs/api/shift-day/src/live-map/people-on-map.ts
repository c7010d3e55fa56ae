import type { LiveMap, MapPerson, MapSite } from '@s4/contract'
import type { CompanyActor } from '@s4/api-platform/actor'
import { ofSites } from '@s4/api-platform/site-limits'
import type { Db } from '@s4/db'
import { FIX, type FixRow, toFix } from './fix'

type SiteRow = Omit<MapSite, 'point'> & { lat: number; lng: number }
type PersonRow = Omit<MapPerson, 'position'> & FixRow

/** The sites a member sees, and everybody booked on there; a site that is removed stays while somebody works there. */
export async function peopleOnMap(
  db: Db,
  { actor, now }: { actor: Pick<CompanyActor, 'companyId' | 'siteIds'>; now: Date },
): Promise<LiveMap> {
  const people = await db.query<PersonRow>(
    `select assignment.id as assignment_id, seeker.fullname as seeker_name, assignment.job_id, assignment.title,
       assignment.site_id, attendance.on_break_since is not null as on_break,
       attendance.location_shared_at is not null as shares,
       (select count(*)::int from alert where assignment_id = assignment.id and resolved_at is null) as open_alerts,
       fix.*
     from assignment join seeker on seeker.id = assignment.seeker_id
     join attendance on attendance.assignment_id = assignment.id
     left join lateral (
       select ${FIX} from position_fix where assignment_id = assignment.id order by device_at desc, id desc limit 1
     ) fix on attendance.location_shared_at is not null
     where assignment.company_id = $1 and assignment.status = 'inProgress' and ${ofSites(actor, 'assignment.site_id')}
     order by seeker.fullname, assignment.id`,
    [actor.companyId],
  )
  const sites = await db.query<SiteRow>(
    `select id as site_id, name as site_name, zone, lat, lng, geofence_metres, boundary from site
     where company_id = $1 and ${ofSites(actor, 'site.id')} and (removed_at is null or id = any($2))
     order by name, id`,
    [actor.companyId, [...new Set(people.map(({ siteId }) => siteId))]],
  )
  return {
    now: now.toISOString(),
    sites: sites.map(({ lat, lng, ...site }) => ({ ...site, point: { lat, lng } })),
    people: people.map(({ lat, lng, accuracy, inside, at, later, ...person }) => ({
      ...person,
      position: toFix({ lat, lng, accuracy, inside, at, later }),
    })),
  }
}
