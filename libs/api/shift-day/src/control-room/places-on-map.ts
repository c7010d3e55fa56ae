import type { RoomPerson, RoomSite } from '@s4/contract'
import type { Db } from '@s4/db'
import { dayAhead, type Room, seenSite } from './room'

interface SiteRow extends Omit<RoomSite, 'point'> {
  lat: number
  lng: number
}

interface PersonRow extends Omit<RoomPerson, 'point'> {
  lat: number
  lng: number
}

/** A site that is removed stays while somebody works there. */
export async function placesOnMap(
  db: Db,
  { companyId, siteIds, now }: Room,
): Promise<{ now: string; sites: RoomSite[]; people: RoomPerson[] }> {
  const sites = await db.query<SiteRow>(
    `select site.id as site_id, site.name as site_name, site.lat, site.lng, coalesce(there."on", 0)::int as "on",
       coalesce(there.expected, 0)::int as expected
     from site left join (
       select site_id, count(*) filter (where status = 'inProgress') as "on",
         count(*) filter (where status = 'assigned' and ends_at > $2) as expected
       from assignment
       where company_id = $1 and status in ('assigned', 'inProgress') and starts_at < $3 group by site_id
     ) there on there.site_id = site.id
     where site.company_id = $1 and (site.removed_at is null or there."on" > 0)
       and ${seenSite('site.id', '$4')}
     order by site.name, site.id`,
    [companyId, now, dayAhead(now), siteIds],
  )
  const people = await db.query<PersonRow>(
    `select assignment.id as assignment_id, seeker.fullname as seeker_name, assignment.site_name, fix.lat, fix.lng,
       fix.inside, fix.device_at as at,
       (select count(*)::int from alert where assignment_id = assignment.id and resolved_at is null) as open_alerts
     from assignment join seeker on seeker.id = assignment.seeker_id
     join attendance on attendance.assignment_id = assignment.id and attendance.location_shared_at is not null
     cross join lateral (
       select lat, lng, inside, device_at from position_fix where assignment_id = assignment.id
       order by device_at desc, id desc limit 1
     ) fix
     where assignment.company_id = $1 and assignment.status = 'inProgress'
       and ${seenSite('assignment.site_id', '$2')}
     order by assignment.id`,
    [companyId, siteIds],
  )
  return { now: now.toISOString(), sites: sites.map(withPoint), people: people.map(withPoint) }
}

const withPoint = <Row extends { lat: number; lng: number }>({ lat, lng, ...row }: Row) => ({
  ...row,
  point: { lat, lng },
})
