import type { Assignment, AssignmentDetails, AssignmentStatus, AttendanceEvent, Terms } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { type DueCheck, stopsBookingOn } from '@s4/domain/due-checks'
import type { RatedStretch } from '@s4/domain/paid-time'
import { liveAssignment } from '@s4/api-platform/agreed-work'
import { actingMember, asWorkerReads } from '@s4/api-platform/actor'
import { type Cursor, ownerColumn, sitesOf, type Viewer } from '@s4/api-platform/http'
import { listSentLater } from '@s4/api-platform/sent-later'
import { ofSites } from '@s4/api-platform/site-limits'
import { dueChecksForWork, dueChecksOfWorker } from '@s4/api-profiles/checks'
import {
  ASSIGNMENT_COLUMNS,
  FROM_ASSIGNMENT,
  PHONE_IN_SECRET,
  showsPin,
  toAssignment,
  type AssignmentRow,
} from './assignment-row'

export const listStatuses = {
  assigned: ['assigned'],
  inProgress: ['inProgress'],
  completed: ['completed', 'hoursAgreed', 'invoiced', 'paid'],
  ended: ['cancelled', 'noShow'],
} as const satisfies Record<string, readonly AssignmentStatus[]>

interface ListQuery {
  status?: keyof typeof listStatuses | undefined
  jobId?: string | undefined
  after: Cursor | null
  limit: number
  now: Date
}

/** How work ends by cancellation or no-show. */
interface WorkEnd {
  status: 'cancelled' | 'noShow'
  at: Date
  by: Viewer['side']
  reason: string
  /** Pence, under the terms. */
  owed: number
}

/** An assignment locked until the transaction ends. */
export interface LockedAssignment {
  id: string
  shiftId: string
  jobId: string
  companyId: string
  seekerId: string
  seekerUid: string
  seekerName: string
  siteId: string
  status: AssignmentStatus
  title: string
  zone: string
  startsAt: string
  endsAt: string
  payPerHour: number
  breaksPaid: boolean
  alertDuration: number
  terms: Terms
  /** How the minutes of the whole shift are paid, from its start on; empty when all are at the base rate. */
  stretches: RatedStretch[]
  offerId: string | null
  engagement: Assignment['engagement']
}

export const assignmentRepository = (db: Db) => ({
  /** Soonest first; finished work newest first. `after` is the last of the page before. */
  async page(viewer: Viewer, { status, jobId, after, limit, now }: ListQuery): Promise<Assignment[]> {
    const newestFirst = status === 'completed' || status === 'ended'
    const rows = await db.query<AssignmentRow & Pick<AssignmentDetails, 'siaSector' | 'requirements'>>(
      `select ${ASSIGNMENT_COLUMNS}, assignment.sia_sector, assignment.requirements
         ${viewer.side === 'company' ? `, ${PHONE_IN_SECRET}` : ''} ${FROM_ASSIGNMENT}
       where ${ownerColumn(viewer)} = $1 and ${ofSites(sitesOf(viewer), 'assignment.site_id')}
         and ($2::text[] is null or assignment.status = any($2))
         and ($3::uuid is null or assignment.job_id = $3)
         and ($4::timestamptz is null or (assignment.starts_at,
             assignment.id) ${newestFirst ? '<' : '>'} ($4::timestamptz, $5::uuid))
       order by assignment.starts_at ${newestFirst ? 'desc' : ''}, assignment.id ${newestFirst ? 'desc' : ''} limit $6`,
      [viewer.id, status ? listStatuses[status] : null, jobId ?? null, after?.at ?? null, after?.id ?? null, limit],
    )
    const toCome = viewer.side === 'seeker' ? rows.filter((row) => row.status === 'assigned') : []
    const due = await dueChecksOfWorker(db, viewer.id, toCome)
    return rows.map((row) => {
      const { siaSector: _, requirements: __, ...shown } = row
      const checks = due[toCome.indexOf(row)]
      return {
        ...toAssignment(shown, showsPin(row, viewer, now)),
        ...(checks && { awaitedChecks: awaited(checks) }),
      }
    })
  },

  /** Locks one piece of the viewer's work for a change. Throws `assignment.missing`. */
  lock: async (id: string, viewer: Viewer): Promise<LockedAssignment> =>
    theOne(await lockWhere(db, `assignment.id = $1 and ${ownerColumn(viewer)} = $2`, [id, viewer.id])),

  /** Locks those that are the viewer's, in one order, so that two changes at once wait for each other. */
  lockAll: (ids: readonly string[], viewer: Viewer): Promise<LockedAssignment[]> =>
    lockWhere(db, `assignment.id = any($1) and ${ownerColumn(viewer)} = $2`, [ids, viewer.id]),

  /** The work of any party, locked; only for S4's own changes. */
  lockForSweep: async (id: string): Promise<LockedAssignment> =>
    theOne(await lockWhere(db, 'assignment.id = $1', [id])),

  async isVisibleTo(id: string, viewer: Viewer): Promise<boolean> {
    return (
      (await db.query(`select 1 from assignment where id = $1 and ${ownerColumn(viewer)} = $2`, [id, viewer.id]))
        .length > 0
    )
  },

  async setStatus(ids: readonly string[], status: AssignmentStatus): Promise<void> {
    await db.query('update assignment set status = $2 where id = any($1)', [ids, status])
  },

  async end(id: string, { status, at, by, reason, owed }: WorkEnd): Promise<void> {
    await db.query(
      'update assignment set status = $2, ended_at = $3, ended_by = $4, end_reason = $5, owed_pence = $6 where id = $1',
      [id, status, at, by, reason, owed],
    )
  },

  /** Moves people from slots above `positions` to free lower slots. */
  async closeGaps(shiftId: string, positions: number): Promise<void> {
    const live = await db.query<{ id: string; slot: number }>(
      `select id, slot from assignment where shift_id = $1 and ${liveAssignment()} order by slot for update`,
      [shiftId],
    )
    const taken = new Set(live.map(({ slot }) => slot))
    const free = Array.from({ length: positions }, (_unused, index) => index + 1).filter((slot) => !taken.has(slot))
    for (const { id } of live.filter(({ slot }) => slot > positions)) {
      const slot = free.shift()
      if (slot !== undefined) await db.query('update assignment set slot = $2 where id = $1', [id, slot])
    }
  },
})

const lockWhere = (db: Db, condition: string, params: unknown[]): Promise<LockedAssignment[]> =>
  db.query<LockedAssignment>(
    `select assignment.id, shift_id, job_id, company_id, seeker_id, seeker.uid as seeker_uid,
       seeker.fullname as seeker_name, site_id, status, title,
       zone, starts_at, ends_at, pay_per_hour, breaks_paid, alert_duration, terms, stretches, offer_id,
       engagement
     from assignment join seeker on seeker.id = seeker_id
     where ${condition} order by assignment.id for update of assignment`,
    params,
  )

function theOne([work]: readonly LockedAssignment[]): LockedAssignment {
  if (!work) throw new ApiError('assignment.missing')
  return work
}

/** One piece of work as this viewer may see it. Throws `assignment.missing`. */
export async function assignmentDetails(
  db: Db,
  id: string,
  { viewer, now }: { viewer: Viewer; now: Date },
): Promise<AssignmentDetails> {
  const [row] = await db.query<
    AssignmentRow &
      Pick<
        AssignmentDetails,
        | 'arrivalInstructions'
        | 'callsVary'
        | 'callsByCheckpoint'
        | 'description'
        | 'siaSector'
        | 'requirements'
        | 'otherRequirements'
      >
  >(
    `select ${ASSIGNMENT_COLUMNS}, site.arrival_instructions,
       coalesce(attendance.calls_vary, site.calls_vary) as calls_vary,
       coalesce(attendance.calls_by_checkpoint, site.calls_by_checkpoint) as calls_by_checkpoint,
       assignment.sia_sector, assignment.requirements,
       assignment.other_requirements, (select description from job where job.id = assignment.job_id) as description
     ${FROM_ASSIGNMENT} where assignment.id = $1 and ${ownerColumn(viewer)} = $2`,
    [id, viewer.id],
  )
  if (!row) throw new ApiError('assignment.missing')
  return {
    ...toAssignment(row, showsPin(row, viewer, now)),
    ...(row.status === 'assigned' && viewer.side === 'seeker' && (await listDueChecks(db, row))),
    events: await listEvents(db, id),
    sentLater: await listSentLater(db, id),
    audit: await listAudit(db, id, viewer),
  }
}

const awaited = (due: readonly DueCheck[]): AssignmentDetails['awaitedChecks'] =>
  due.filter(stopsBookingOn).map(({ subject, refused }) => ({ subject, refused }))

async function listDueChecks(
  db: Db,
  work: Parameters<typeof dueChecksForWork>[1],
): Promise<Pick<AssignmentDetails, 'awaitedChecks' | 'openChecks'>> {
  const due = await dueChecksForWork(db, work)
  return {
    awaitedChecks: awaited(due),
    openChecks: due.filter((check) => !stopsBookingOn(check)).map(({ subject }) => subject),
  }
}

async function listEvents(db: Db, id: string): Promise<AttendanceEvent[]> {
  const rows = await db.query<
    Omit<AttendanceEvent, 'position'> & { lat: number | null; lng: number | null; accuracy: number | null }
  >(
    `select kind, source, checkpoint, lat, lng, accuracy, inside, device_at, server_at, reason, missing_papers
     from attendance_event where assignment_id = $1 order by server_at, id`,
    [id],
  )
  return rows.map(({ lat, lng, accuracy, ...event }) => ({
    ...event,
    position: lat !== null && lng !== null ? { lat, lng, accuracy: accuracy ?? 0 } : null,
  }))
}

async function listAudit(db: Db, id: string, { side }: Viewer): Promise<AssignmentDetails['audit']> {
  const lines = await db.query<AssignmentDetails['audit'][number]>(
    `select entry.at, entry.action, entry.actor_kind as by, ${actingMember('entry')}
     from audit_entry entry where assignment_id = $1 order by entry.id`,
    [id],
  )
  return side === 'seeker' ? lines.map(asWorkerReads) : lines
}
