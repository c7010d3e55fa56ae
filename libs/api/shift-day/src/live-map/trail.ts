import type { Trail, TrailEvent } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { Db } from '@s4/db'
import { FIX, type FixRow, toFix } from './fix'

type Row = Omit<Trail, 'area' | 'fixes' | 'events' | 'now'> &
  Omit<Trail['area'], 'point'> & { lat: number; lng: number }

const MAX_FIXES = 5000

/** Throws `assignment.missing`. */
export async function trailOf(
  db: Db,
  { id, actor, now }: { id: string; actor: Pick<CompanyActor, 'companyId'>; now: Date },
): Promise<Trail> {
  const [row] = await db.query<Row>(
    `select assignment.id as assignment_id, seeker.fullname as seeker_name, assignment.job_id, assignment.title,
       assignment.site_name, assignment.zone, assignment.starts_at, assignment.ends_at, attendance.booked_on_at,
       attendance.booked_off_at, attendance.trail_removed_at as removed_at,
       site.lat, site.lng, site.geofence_metres, site.boundary
     from assignment join seeker on seeker.id = assignment.seeker_id join site on site.id = assignment.site_id
     left join attendance on attendance.assignment_id = assignment.id
     where assignment.id = $1 and assignment.company_id = $2`,
    [id, actor.companyId],
  )
  if (!row) throw new ApiError('assignment.missing')
  const { lat, lng, geofenceMetres, boundary, ...shift } = row
  const fixes = await db.query<FixRow>(
    `select ${FIX} from position_fix where assignment_id = $1 order by device_at desc, id desc limit ${MAX_FIXES}`,
    [id],
  )
  return {
    ...shift,
    area: { point: { lat, lng }, geofenceMetres, boundary },
    fixes: fixes
      .map(toFix)
      .filter((fix) => fix !== null)
      .toReversed(),
    events: await eventsOf(db, id),
    now: now.toISOString(),
  }
}

const eventsOf = (db: Db, id: string): Promise<TrailEvent[]> =>
  db.query<TrailEvent>(
    `select * from (
       select server_at as at, kind, null as checkpoint, null as alert from attendance_event
         where assignment_id = $1 and kind in ('bookOn', 'breakStart', 'breakEnd', 'bookOff')
       union all
       select answered_at, case status when 'late' then 'callLate' else 'callAnswered' end, null, null from check_call
         where assignment_id = $1 and answered_at is not null
       union all
       select missed_at, 'callMissed', null, null from check_call where assignment_id = $1 and missed_at is not null
       union all
       select scanned_at, 'checkpoint', patrol_point.name, null from patrol_point
         join patrol on patrol.id = patrol_point.patrol_id
         where patrol.assignment_id = $1 and scanned_at is not null
       union all
       select created_at, 'report', null, null from logbook_entry where assignment_id = $1
       union all
       select raised_at, 'alert', null, kind from alert
         where assignment_id = $1 and kind <> 'missedCheckCall'
     ) event order by at, kind`,
    [id],
  )
