import type { AssignmentStatus, Point } from '@s4/contract'
import type { RequirementCode } from '@s4/domain/requirements'
import type { RatedStretch } from '@s4/domain/paid-time'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'

/** An assignment with everything the rules for a shift in progress need. */
export interface Work {
  id: string
  jobId: string
  shiftId: string
  companyId: string
  seekerId: string
  seekerUid: string
  seekerName: string
  title: string
  siteId: string
  siteName: string
  zone: string
  startsAt: string
  endsAt: string
  status: AssignmentStatus
  payPerHour: number
  /** How the minutes of the whole shift are paid, from its start on; empty when all are at the base rate. */
  stretches: RatedStretch[]
  breaksPaid: boolean
  alertDuration: number
  callsVary: boolean
  callsByCheckpoint: boolean
  pin: string
  siaSector: string | null
  requirements: RequirementCode[]
  lat: number
  lng: number
  geofenceMetres: number
  boundary: Point[] | null
  codeGeneration: number
  bookedOnAt: string | null
  bookedOffAt: string | null
  onBreakSince: string | null
  locationSharedAt: string | null
  outsideSince: string | null
}

const SELECT = `select assignment.id, assignment.job_id, assignment.shift_id, assignment.company_id,
    assignment.seeker_id,
    seeker.uid as seeker_uid, seeker.fullname as seeker_name, assignment.title, assignment.site_id,
    assignment.site_name, assignment.zone,
    assignment.starts_at, assignment.ends_at, assignment.status, assignment.pay_per_hour, assignment.stretches,
    assignment.breaks_paid, assignment.alert_duration,
    coalesce(attendance.calls_vary, site.calls_vary) as calls_vary,
    coalesce(attendance.calls_by_checkpoint, site.calls_by_checkpoint) as calls_by_checkpoint,
    assignment.pin, assignment.sia_sector, assignment.requirements, site.lat, site.lng, site.geofence_metres,
    site.boundary, site.code_generation,
    attendance.booked_on_at, attendance.booked_off_at, attendance.on_break_since, attendance.location_shared_at,
    attendance.outside_since
  from assignment
  join site on site.id = assignment.site_id
  join seeker on seeker.id = assignment.seeker_id
  left join attendance on attendance.assignment_id = assignment.id`

export const workRepository = (tx: Db) => ({
  /** Locked until the transaction ends, so that requests of two phones run one after the other. */
  async locked(id: string): Promise<Work | null> {
    // Locked before reading, so that the row is the latest one.
    await tx.query('select id from assignment where id = $1 for update', [id])
    const [row] = await tx.query<Work>(`${SELECT} where assignment.id = $1`, [id])
    return row ?? null
  },

  /**
   * Those of the named work that nobody else holds, locked until the transaction ends. It waits for no lock, so that
   * one held row does not keep the others waiting.
   */
  async lockedAtOnce(ids: readonly string[]): Promise<Map<string, Work>> {
    const free = await tx.query<{ id: string }>(
      'select id from assignment where id = any($1) order by id for update skip locked',
      [ids],
    )
    const rows = await tx.query<Work>(`${SELECT} where assignment.id = any($1)`, [free.map(({ id }) => id)])
    return new Map(rows.map((work) => [work.id, work]))
  },

  async listCheckpoints(siteId: string): Promise<string[]> {
    const rows = await tx.query<{ letter: string }>('select letter from checkpoint where site_id = $1', [siteId])
    return rows.map(({ letter }) => letter)
  },
})

/** The worker acts with a session or a shift pass. */
type WorkerContext = Pick<CommandContext<Actor | ShiftActor>, 'tx' | 'actor'>

/** Whether it is the actor's work, and that of their shift pass if they act with one. */
export const isOwn = (work: Pick<Work, 'id' | 'seekerId'>, actor: Actor | ShiftActor): boolean =>
  work.seekerId === actor.seekerId && (!('assignmentId' in actor) || actor.assignmentId === work.id)

/**
 * The actor's own work, locked. Throws `assignment.missing` for somebody else's work and for the shift pass of other
 * work.
 */
export async function ownWork({ tx, actor }: WorkerContext, id: string): Promise<Work> {
  if (actor.seekerId === null) throw new ApiError('access.denied')
  const allowedId = 'assignmentId' in actor ? actor.assignmentId : id
  const work = allowedId === id ? await workRepository(tx).locked(id) : null
  if (work?.seekerId !== actor.seekerId) throw new ApiError('assignment.missing')
  return work
}

/** The company's own work, locked. */
export async function companyWork(tx: Db, companyId: string, id: string): Promise<Work> {
  const work = await workRepository(tx).locked(id)
  if (work?.companyId !== companyId) throw new ApiError('assignment.missing')
  return work
}

/** Throws `assignment.wrong-state` unless the worker is booked on. */
export function requireBookedOn(work: Work): asserts work is Work & { bookedOnAt: string } {
  if (work.status !== 'inProgress' || work.bookedOnAt === null) {
    throw new ApiError('assignment.wrong-state', {
      message: work.bookedOnAt === null ? 'Book on first.' : 'You are already booked off.',
    })
  }
}

/**
 * The same at an instant in milliseconds: what a phone without a signal did before the company booked its worker off
 * still counts.
 */
export function requireBookedOnThen(work: Work, at: number): void {
  if (work.bookedOffAt === null || !wasBookedOn(work, at)) requireBookedOn(work)
}

/** Whether the worker was booked on at an instant in milliseconds. */
export const wasBookedOn = ({ bookedOnAt, bookedOffAt }: Work, at: number): boolean =>
  bookedOnAt !== null && at >= Date.parse(bookedOnAt) && (bookedOffAt === null || at < Date.parse(bookedOffAt))
