import type { Alert, AssignmentStatus, KnownPosition, Point } from '@s4/contract'
import type { Db } from '@s4/db'
import type { Actor } from '@s4/api-platform/actor'
import { isPhoneInSecret } from '@s4/api-platform/agreed-work'
import { BACK_INSIDE_AT } from '../alert-log/back-inside'
import { isForWork } from '../handovers/handover-repository'
import { ofSites } from '@s4/api-platform/site-limits'
import { LONGEST_SHIFT } from './longest-shift'

export interface WorkerRow {
  assignmentId: string
  jobId: string
  shiftId: string
  seekerId: string
  seekerName: string
  picture: string | null
  phone: string
  title: string
  siteName: string
  zone: string
  startsAt: string
  endsAt: string
  /** Of somebody who covers a shift that had begun. */
  expectedAt: string | null
  status: AssignmentStatus
  bookedOnAt: string | null
  bookedOffAt: string | null
  onBreakSince: string | null
  locationSharedAt: string | null
  nextCheckCallAt: string | null
  missedCheckCalls: number
  openAlerts: number
  inSecret: boolean
  alert: Alert['kind'] | null
  backInsideAt: string | null
  answeredAt: string | null
  unreadHandovers: number
}

export interface LiveJobRow {
  jobId: string
  siteId: string
  title: string
  siteName: string
  address: string
  zone: string
  lat: number
  lng: number
  geofenceMetres: number
  boundary: Point[] | null
}

const WORKERS = `select assignment.id as assignment_id, assignment.job_id, assignment.shift_id, assignment.seeker_id,
    seeker.fullname as seeker_name,
    seeker.picture_file_id as picture, seeker.phone, assignment.title, assignment.site_name, assignment.zone,
    assignment.starts_at, assignment.ends_at, assignment.expected_at,
    assignment.status, attendance.booked_on_at, attendance.booked_off_at, attendance.on_break_since,
    attendance.location_shared_at,
    (select due_at from check_call where assignment_id = assignment.id
      and check_call.status = 'due') as next_check_call_at,
    (select count(*)::int from check_call where assignment_id = assignment.id
      and missed_at is not null) as missed_check_calls,
    (select count(*)::int from alert where assignment_id = assignment.id and resolved_at is null) as open_alerts,
    ${isPhoneInSecret({ seeker: 'assignment.seeker_id', company: 'assignment.company_id' })} as in_secret,
    first_alert.kind as alert, first_alert.back_inside_at, first_alert.answered_at,
    (select count(*)::int from handover where ${isForWork('handover', 'assignment')}
      and not exists (select from handover_read
        where entry_id = handover.entry_id and assignment_id = assignment.id)) as unread_handovers
  from assignment join seeker on seeker.id = assignment.seeker_id left
  join attendance on attendance.assignment_id = assignment.id
  left join lateral (select alert.kind, check_call.answered_at, ${BACK_INSIDE_AT}
    from alert left join check_call on check_call.id = alert.check_call_id
    where alert.assignment_id = assignment.id and alert.resolved_at is null
    order by alert.kind = 'help' desc, alert.raised_at desc limit 1) first_alert on true`

export const liveRepository = (db: Db, companyId: string) => ({
  /** Work whose shift overlaps the period, and all work in progress. */
  async workersBetween(from: Date, until: Date, actor: Pick<Actor, 'siteIds'>): Promise<WorkerRow[]> {
    return db.query(
      `${WORKERS} where assignment.company_id = $1 and assignment.status <> 'cancelled'
         and ${ofSites(actor, 'assignment.site_id')}
         and ((assignment.ends_at > $2 and assignment.starts_at > $2::timestamptz - ${LONGEST_SHIFT}
             and assignment.starts_at < $3) or assignment.status = 'inProgress')
       order by assignment.starts_at, assignment.shift_id, seeker.fullname`,
      [companyId, from, until],
    )
  },

  async listWorkers(shiftId: string): Promise<WorkerRow[]> {
    return db.query(
      `${WORKERS} where assignment.company_id = $1 and assignment.shift_id = $2 and assignment.status <> 'cancelled'
       order by seeker.fullname`,
      [companyId, shiftId],
    )
  },

  async job(id: string): Promise<LiveJobRow | null> {
    const [row] = await db.query<LiveJobRow>(
      `select job.id as job_id, site.id as site_id, job.title, site.name as site_name, site.address, site.zone,
         site.lat, site.lng,
         site.geofence_metres, site.boundary
       from job join site on site.id = job.site_id where job.id = $1 and job.company_id = $2`,
      [id, companyId],
    )
    return row ?? null
  },

  async listShifts(jobId: string): Promise<{ id: string; startsAt: string; endsAt: string }[]> {
    return db.query(
      'select id, starts_at, ends_at from shift where job_id = $1 and cancelled_at is null order by starts_at',
      [jobId],
    )
  },

  /** The last known position of each assignment. */
  async findPositions(assignmentIds: string[]): Promise<ReadonlyMap<string, KnownPosition>> {
    const rows = await db.query<KnownPosition & { assignmentId: string }>(
      `select fix.* from unnest($1::uuid[]) as named (id) cross join lateral (
         select assignment_id, lat, lng, accuracy, inside, device_at, server_at from position_fix
         where assignment_id = named.id order by device_at desc, position_fix.id desc limit 1
       ) fix`,
      [assignmentIds],
    )
    return new Map(rows.map(({ assignmentId, ...last }) => [assignmentId, last]))
  },
})
