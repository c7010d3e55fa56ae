import type { Contract, ParsedInputOf } from '@s4/contract'
import { countCheckCalls, stopCheckCalls } from '../check-calls/next-check-call'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { afterWhatIsRecorded } from './after-what-is-recorded'
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
  const { tx, actor } = ctx
  const work = await ownWork(ctx, input.id)
  requireBookedOn(work)
  const starting = input.action === 'start'
  if (starting === (work.onBreakSince !== null)) return

  const attendance = attendanceRepository(tx, work.id)
  const at = afterWhatIsRecorded(new Date(ctx.happened.at), work)
  await attendance.setBreak(starting ? at : null)
  await attendance.record({
    kind: starting ? 'breakStart' : 'breakEnd',
    source: phoneSource(actor),
    ...sitePosition(input.position, work),
    deviceAt: input.deviceAt,
    serverAt: at,
    byUid: actor.uid,
  })
  if (starting) await stopCheckCalls(ctx, work, at)
  else await countCheckCalls(ctx, { ...work, onBreakSince: null }, at)
  await ctx.record({
    action: starting ? 'attendance.break-started' : 'attendance.break-ended',
    ...(await aboutDay(tx, work)),
  })
}
