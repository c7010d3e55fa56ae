import type { Contract, ParsedInputOf } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import type { GeofenceAnswer } from '@s4/domain/geofence'
import { raiseAlert } from '../alerts/raise-alert'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { membersOf, signal } from '@s4/api-platform/notices'
import { attendanceRepository } from './attendance-repository'
import { recordDay } from '../live-shift/tell'
import { whereabouts } from '../live-shift/whereabouts'
import { demandBookedOn, ownWork, type Work } from '../live-shift/work-repository'

const CLOCK_DRIFT = 2 * 60_000

interface Reported {
  input: ParsedInputOf<Contract['assignments.location']>
  actor: Actor | ShiftActor
}

/**
 * Keeps a position while the worker is booked on and shares it; leaving the site alerts once per exit, not during a break.
 * Throws `location.unusable` for 0,0, a time to come, or one before booking on.
 */
export async function reportPosition({ db, clock }: Deps, { input, actor }: Reported): Promise<GeofenceAnswer> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const work = await ownWork(tx, actor, input.id)
    demandBookedOn(work)
    if (work.locationSharedAt === null) throw new Problem('location.not-shared')
    const { position, inside } = whereabouts(input.position, work)
    if (!position || inside === null) throw new Problem('location.unusable')
    refuseTime(input.deviceAt, work.bookedOnAt, now)

    await tx.query(
      'insert into position_fix (assignment_id, lat, lng, accuracy, inside, device_at, server_at) values ($1, $2, $3, $4, $5, $6, $7)',
      [work.id, position.lat, position.lng, position.accuracy, inside, input.deviceAt, now],
    )
    await followExits(tx, work, inside, position, now)
    await signal(tx, await membersOf(tx, work.companyId), ['liveWork'])
    return inside
  })
}

function refuseTime(deviceAt: string, bookedOnAt: string, now: Date): void {
  const at = Date.parse(deviceAt)
  if (at > now.getTime() + CLOCK_DRIFT)
    throw new Problem('location.unusable', {
      message: "The time of that position is still to come. Set this phone's clock to automatic.",
    })
  if (at < Date.parse(bookedOnAt) - CLOCK_DRIFT)
    throw new Problem('location.unusable', {
      message: 'That position is from before you booked on, so it was not kept.',
    })
}

/** From inside to outside is an exit; a position that might be either changes nothing. */
async function followExits(
  tx: Db,
  work: Work,
  inside: GeofenceAnswer,
  position: { lat: number; lng: number },
  now: Date,
): Promise<void> {
  const attendance = attendanceRepository(tx, work.id)
  if (inside === 'inside' && work.outsideSince !== null) await attendance.setOutside(null)
  if (inside === 'outside' && work.outsideSince === null && work.onBreakSince === null) {
    await attendance.setOutside(now)
    await raiseAlert(tx, work, { kind: 'leftGeofence', now, position })
    await recordDay(tx, { now, work, actor: null, action: 'attendance.left-site' })
  }
}

/** Starts or stops sharing the position during work under way. The same again changes nothing. */
export async function shareLocation(
  { db, clock }: Deps,
  { id, share, actor, requestId }: { id: string; share: boolean; actor: Actor | ShiftActor; requestId: string },
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const work = await ownWork(tx, actor, id)
    demandBookedOn(work)
    if (share === (work.locationSharedAt !== null)) return
    await attendanceRepository(tx, id).shareLocation(share ? now : null)
    await recordDay(tx, { now, work, actor, action: share ? 'location.shared' : 'location.stopped', requestId })
  })
}
