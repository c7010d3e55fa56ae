import type { Contract, ParsedInputOf } from '@s4/contract'
import { checkCallRepository } from '../check-calls/check-call-repository'
import { scheduleCheckCall } from '../check-calls/next-check-call'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { attendanceRepository } from './attendance-repository'
import { phoneSource } from './phone-source'
import { aboutDay } from '../live-shift/about-day'
import { sitePosition } from '../live-shift/site-position'
import { requireBookedOn, ownWork } from '../live-shift/work-repository'

/**
 * Starts or ends a break. A check call not yet due is scheduled again after the break; one already due must still be
 * answered.
 */
export async function takeBreak(
  ctx: CommandContext<Actor | ShiftActor>,
  input: ParsedInputOf<Contract['attendance.break']>,
): Promise<void> {
  const { tx, actor, now } = ctx
  const work = await ownWork(ctx, input.id)
  requireBookedOn(work)
  const starting = input.action === 'start'
  if (starting === (work.onBreakSince !== null)) return

  const attendance = attendanceRepository(tx, work.id)
  await attendance.setBreak(starting ? now : null)
  // Two requests may arrive with their times in the wrong order; a break must not end before it began.
  const at = work.onBreakSince && Date.parse(work.onBreakSince) > now.getTime() ? new Date(work.onBreakSince) : now
  await attendance.record({
    kind: starting ? 'breakStart' : 'breakEnd',
    source: phoneSource(actor),
    ...sitePosition(input.position, work),
    deviceAt: input.deviceAt,
    serverAt: at,
    byUid: actor.uid,
  })
  const calls = checkCallRepository(tx)
  await calls.stop(work.id, now)
  const waiting = (await calls.listByAssignment(work.id)).some(({ status }) => status === 'due')
  if (!starting && !waiting) await scheduleCheckCall(ctx, { ...work, onBreakSince: null }, now)
  await ctx.record({
    action: starting ? 'attendance.break-started' : 'attendance.break-ended',
    ...(await aboutDay(tx, work)),
  })
}
