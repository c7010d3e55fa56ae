import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { GeofenceAnswer } from '@s4/domain/geofence'
import { raiseAlert } from '../alerts/raise-alert'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import { asS4, type CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, signal } from '@s4/api-platform/notices'
import { attendanceRepository } from './attendance-repository'
import { aboutDay } from '../live-shift/about-day'
import { whereabouts } from '../live-shift/whereabouts'
import { demandBookedOn, ownWork, type Work } from '../live-shift/work-repository'

const CLOCK_DRIFT = 2 * 60_000

/**
 * Keeps a position while the worker is booked on and shares it; leaving the site alerts once per exit, not during a break.
 * Throws `location.unusable` for 0,0, a time to come, or one before booking on.
 */
export async function reportPosition(
  ctx: CommandContext<Actor | ShiftActor>,
  input: ParsedInputOf<Contract['attendance.reportPosition']>,
): Promise<GeofenceAnswer> {
  const { tx, now } = ctx
  const work = await ownWork(ctx, input.id)
  demandBookedOn(work)
  if (work.locationSharedAt === null) throw new ApiError('location.not-shared')
  const { position, inside } = whereabouts(input.position, work)
  if (!position || inside === null) throw new ApiError('location.unusable')
  refuseTime(input.deviceAt, work.bookedOnAt, now)

  await tx.query(
    'insert into position_fix (assignment_id, lat, lng, accuracy, inside, device_at, server_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [work.id, position.lat, position.lng, position.accuracy, inside, input.deviceAt, now],
  )
  await followExits(asS4(ctx), work, { inside, position })
  // Every few seconds from every phone: not a matter of record.
  await signal(tx, await listMemberUids(tx, work.companyId), ['liveWork'])
  return inside
}

function refuseTime(deviceAt: string, bookedOnAt: string, now: Date): void {
  const at = Date.parse(deviceAt)
  if (at > now.getTime() + CLOCK_DRIFT)
    throw new ApiError('location.unusable', {
      message: "The time of that position is still to come. Set this phone's clock to automatic.",
    })
  if (at < Date.parse(bookedOnAt) - CLOCK_DRIFT)
    throw new ApiError('location.unusable', {
      message: 'That position is from before you booked on, so it was not kept.',
    })
}

interface Fix {
  inside: GeofenceAnswer
  position: { lat: number; lng: number }
}

/** From inside to outside is an exit; a position that might be either changes nothing. */
async function followExits(ctx: CommandContext<null>, work: Work, { inside, position }: Fix): Promise<void> {
  const attendance = attendanceRepository(ctx.tx, work.id)
  if (inside === 'inside' && work.outsideSince !== null) await attendance.setOutside(null)
  if (inside === 'outside' && work.outsideSince === null && work.onBreakSince === null) {
    await attendance.setOutside(ctx.now)
    const alert = await raiseAlert(ctx, { work, kind: 'leftGeofence', position })
    await ctx.record({ action: 'attendance.left-site', ...(await aboutDay(ctx.tx, work)), notices: alert ?? [] })
  }
}

/** Starts or stops sharing the position during work under way. The same again changes nothing. */
export async function shareLocation(
  ctx: CommandContext<Actor | ShiftActor>,
  { id, share }: ParsedInputOf<Contract['attendance.shareLocation']>,
): Promise<void> {
  const work = await ownWork(ctx, id)
  demandBookedOn(work)
  if (share === (work.locationSharedAt !== null)) return
  await attendanceRepository(ctx.tx, id).shareLocation(share ? ctx.now : null)
  await ctx.record({ action: share ? 'location.shared' : 'location.stopped', ...(await aboutDay(ctx.tx, work)) })
}
