import { createHash } from 'node:crypto'
import type { Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { OnSiteAnswer } from '@s4/domain/site-boundary'
import { raiseAlert } from '../alerts/raise-alert'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import { asS4, type CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, signal } from '@s4/api-platform/notices'
import { attendanceRepository } from './attendance-repository'
import { aboutDay, companyNotice, sentLaterText } from '../live-shift/about-day'
import { sitePosition } from '../live-shift/site-position'
import { requireBookedOn, ownWork, type Work } from '../live-shift/work-repository'

const MAX_CLOCK_DRIFT_MS = 2 * 60_000

/** A position as it is stored. */
export interface NewFix {
  assignmentId: string
  position: Fix['position'] & { accuracy: number }
  inside: OnSiteAnswer
  /** When the worker was there. */
  at: string
  /** Of the request: the same one is stored once. */
  requestKey: string | null
}

interface Reported {
  input: ParsedInputOf<Contract['attendance.reportPosition']>
  requestKey: string | null
}

/**
 * Stores a position while the worker is booked on and shares it; each exit from the site raises one alert, except
 * during a break. The same request again changes nothing. Throws `location.unusable` for 0,0, a time in the future, or
 * one before booking on.
 */
export async function reportPosition(
  ctx: CommandContext<Actor | ShiftActor>,
  { input, requestKey }: Reported,
): Promise<OnSiteAnswer> {
  const { tx } = ctx
  const work = await ownWork(ctx, input.id)
  const earlier = requestKey === null ? null : await findByKey(tx, { assignmentId: work.id, requestKey })
  if (earlier) return earlier
  const fix = { ...readFix(work, input, ctx), requestKey }

  await insertFixes(tx, [fix], ctx.now)
  if (ctx.happened.trust === 'onTime') await recordExit(asS4(ctx), work, fix)
  else if (fix.inside === 'outside') await recordPastExit(asS4(ctx), work, fix.at)
  // Not audited: it arrives every few seconds from every phone.
  await signal(tx, await listMemberUids(tx, work.companyId), ['liveWork'])
  return fix.inside
}

/** What is to be stored of a reported position; throws why it cannot be. */
export function readFix(
  work: Work,
  input: Reported['input'],
  { now, happened }: Pick<CommandContext, 'now' | 'happened'>,
): Omit<NewFix, 'requestKey'> {
  requireBookedOn(work)
  if (work.locationSharedAt === null) throw new ApiError('location.not-shared')
  const { position, inside } = sitePosition(input.position, work)
  if (!position || inside === null) throw new ApiError('location.unusable')
  const at = happened.trust === 'onTime' ? input.deviceAt : new Date(happened.at).toISOString()
  refuseTime(at, work.bookedOnAt, now)
  return { assignmentId: work.id, position, inside, at }
}

/** Whether a position tells that the worker left the site or came back. */
export const isCrossing = ({ outsideSince, onBreakSince }: Work, inside: OnSiteAnswer): boolean =>
  outsideSince === null ? inside === 'outside' && onBreakSince === null : inside === 'inside'

const shortKey = (requestKey: string): string =>
  createHash('sha256').update(requestKey).digest().readBigInt64BE().toString()

/** Stores positions; those of a request that is stored already are left out. */
export async function insertFixes(tx: Db, fixes: readonly NewFix[], now: Date): Promise<void> {
  await tx.query(
    `insert into position_fix (assignment_id, lat, lng, accuracy, inside, device_at, server_at, request_key)
     select assignment_id, lat, lng, accuracy, inside, device_at, $7, request_key
     from unnest($1::uuid[], $2::float8[], $3::float8[], $4::real[], $5::text[], $6::timestamptz[], $8::bigint[])
       as fix (assignment_id, lat, lng, accuracy, inside, device_at, request_key)
     on conflict (assignment_id, request_key) where request_key is not null do nothing`,
    [
      fixes.map(({ assignmentId }) => assignmentId),
      fixes.map(({ position }) => position.lat),
      fixes.map(({ position }) => position.lng),
      fixes.map(({ position }) => position.accuracy),
      fixes.map(({ inside }) => inside),
      fixes.map(({ at }) => at),
      now,
      fixes.map(({ requestKey }) => requestKey && shortKey(requestKey)),
    ],
  )
}

async function findByKey(
  tx: Db,
  { assignmentId, requestKey }: { assignmentId: string; requestKey: string },
): Promise<OnSiteAnswer | null> {
  const [fix] = await tx.query<{ inside: OnSiteAnswer }>(
    'select inside from position_fix where assignment_id = $1 and request_key = $2',
    [assignmentId, shortKey(requestKey)],
  )
  return fix?.inside ?? null
}

function refuseTime(deviceAt: string, bookedOnAt: string, now: Date): void {
  const at = Date.parse(deviceAt)
  if (at > now.getTime() + MAX_CLOCK_DRIFT_MS)
    throw new ApiError('location.unusable', {
      message: "The time of that location is in the future. Set this phone's clock to automatic.",
    })
  if (at < Date.parse(bookedOnAt) - MAX_CLOCK_DRIFT_MS)
    throw new ApiError('location.unusable', {
      message: 'That location is from before you booked on, so it was not kept.',
    })
}

interface Fix {
  inside: OnSiteAnswer
  position: { lat: number; lng: number }
}

/** A change from inside to outside is an exit; an uncertain position changes nothing. */
async function recordExit(ctx: CommandContext<null>, work: Work, { inside, position }: Fix): Promise<void> {
  if (!isCrossing(work, inside)) return
  const attendance = attendanceRepository(ctx.tx, work.id)
  if (inside === 'inside') return attendance.setOutside(null)
  await attendance.setOutside(ctx.now)
  const alert = await raiseAlert(ctx, { work, kind: 'leftGeofence', position })
  await ctx.record({ action: 'attendance.left-site', ...(await aboutDay(ctx.tx, work)), notices: alert ?? [] })
}

/** An exit that arrives later is told and on record, but raises no alert: it is over, or the next position tells it. */
async function recordPastExit(ctx: CommandContext<null>, work: Work, at: string): Promise<void> {
  const [before] = await ctx.tx.query<{ inside: OnSiteAnswer }>(
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
