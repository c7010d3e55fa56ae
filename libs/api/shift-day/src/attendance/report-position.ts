import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { GeofenceAnswer } from '@s4/domain/geofence'
import { raiseAlert } from '../alerts/raise-alert'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import { asS4, type CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, signal } from '@s4/api-platform/notices'
import { attendanceRepository } from './attendance-repository'
import { aboutDay, companyNotice, sentLaterText } from '../live-shift/about-day'
import { sitePosition } from '../live-shift/site-position'
import { requireBookedOn, ownWork, type Work } from '../live-shift/work-repository'

const MAX_CLOCK_DRIFT_MS = 2 * 60_000

/**
 * Stores a position while the worker is booked on and shares it; each exit from the site raises one alert, except
 * during a break. Throws `location.unusable` for 0,0, a time in the future, or one before booking on.
 */
export async function reportPosition(
  ctx: CommandContext<Actor | ShiftActor>,
  input: ParsedInputOf<Contract['attendance.reportPosition']>,
): Promise<GeofenceAnswer> {
  const { tx, now } = ctx
  const work = await ownWork(ctx, input.id)
  requireBookedOn(work)
  if (work.locationSharedAt === null) throw new ApiError('location.not-shared')
  const { position, inside } = sitePosition(input.position, work)
  if (!position || inside === null) throw new ApiError('location.unusable')
  const { trust } = ctx.happened
  const at = trust === 'onTime' ? input.deviceAt : new Date(ctx.happened.at).toISOString()
  refuseTime(at, work.bookedOnAt, now)

  await tx.query(
    `insert into position_fix (assignment_id, lat, lng, accuracy, inside, device_at, server_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [work.id, position.lat, position.lng, position.accuracy, inside, at, now],
  )
  if (trust === 'onTime') await recordExit(asS4(ctx), work, { inside, position })
  else if (inside === 'outside') await recordPastExit(asS4(ctx), work, at)
  // Not audited: it arrives every few seconds from every phone.
  await signal(tx, await listMemberUids(tx, work.companyId), ['liveWork'])
  return inside
}

function refuseTime(deviceAt: string, bookedOnAt: string, now: Date): void {
  const at = Date.parse(deviceAt)
  if (at > now.getTime() + MAX_CLOCK_DRIFT_MS)
    throw new ApiError('location.unusable', {
      message: "The time of that position is in the future. Set this phone's clock to automatic.",
    })
  if (at < Date.parse(bookedOnAt) - MAX_CLOCK_DRIFT_MS)
    throw new ApiError('location.unusable', {
      message: 'That position is from before you booked on, so it was not kept.',
    })
}

interface Fix {
  inside: GeofenceAnswer
  position: { lat: number; lng: number }
}

/** A change from inside to outside is an exit; an uncertain position changes nothing. */
async function recordExit(ctx: CommandContext<null>, work: Work, { inside, position }: Fix): Promise<void> {
  const attendance = attendanceRepository(ctx.tx, work.id)
  if (inside === 'inside' && work.outsideSince !== null) await attendance.setOutside(null)
  if (inside === 'outside' && work.outsideSince === null && work.onBreakSince === null) {
    await attendance.setOutside(ctx.now)
    const alert = await raiseAlert(ctx, { work, kind: 'leftGeofence', position })
    await ctx.record({ action: 'attendance.left-site', ...(await aboutDay(ctx.tx, work)), notices: alert ?? [] })
  }
}

/** An exit that arrives later is told and on record, but raises no alert: it is over, or the next position tells it. */
async function recordPastExit(ctx: CommandContext<null>, work: Work, at: string): Promise<void> {
  const [before] = await ctx.tx.query<{ inside: GeofenceAnswer }>(
    'select inside from position_fix where assignment_id = $1 and device_at < $2 order by device_at desc limit 1',
    [work.id, at],
  )
  if (before?.inside !== 'inside') return
  await ctx.record({
    action: 'attendance.left-site',
    ...(await aboutDay(ctx.tx, work)),
    notices: [
      await companyNotice(ctx.tx, work, {
        kind: 'attendance.left-site-earlier',
        title: `${work.seekerName} was outside the site${sentLaterText(ctx, work)}`,
      }),
    ],
  })
}

/** Starts or stops sharing the position during work in progress. */
export async function shareLocation(
  ctx: CommandContext<Actor | ShiftActor>,
  { id, share }: ParsedInputOf<Contract['attendance.shareLocation']>,
): Promise<void> {
  const work = await ownWork(ctx, id)
  requireBookedOn(work)
  if (share === (work.locationSharedAt !== null)) return
  await attendanceRepository(ctx.tx, id).shareLocation(share ? ctx.now : null)
  await ctx.record({ action: share ? 'location.shared' : 'location.stopped', ...(await aboutDay(ctx.tx, work)) })
}
