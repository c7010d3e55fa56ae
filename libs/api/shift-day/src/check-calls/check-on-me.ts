import type { CheckCall, Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { timeText } from '@s4/domain/shift-text'
import { aboutDay } from '../live-shift/about-day'
import { ownWork, requireBookedOn } from '../live-shift/work-repository'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { checkCallRepository } from './check-call-repository'

const MINUTE_MS = 60_000

/**
 * Brings the next check call forward, for somebody who works alone: missing it alerts the company like any other. It
 * can be put off again up to its own time, or taken back. Throws `check-call.sooner` when the next one comes sooner
 * anyway, `check-call.missing` when none is to come.
 */
export async function checkOnMe(
  ctx: CommandContext<Actor | ShiftActor>,
  { id, minutes }: ParsedInputOf<Contract['checkCalls.checkOnMe']>,
): Promise<CheckCall> {
  const { tx, now } = ctx
  const work = await ownWork(ctx, id)
  requireBookedOn(work)
  const calls = checkCallRepository(tx)
  const call = await calls.coming(id, now)
  if (!call) throw new ApiError('check-call.missing', { message: 'Answer the check call that is open first.' })
  const planned = new Date(call.plannedAt ?? call.dueAt)
  const asked = minutes === null ? null : new Date(now.getTime() + minutes * MINUTE_MS)
  if (asked !== null && asked >= planned)
    throw new ApiError('check-call.sooner', {
      message: work.callsVary
        ? 'A check call comes sooner than that anyway.'
        : `A check call comes sooner than that anyway, at ${timeText(planned.toISOString(), work.zone)}.`,
    })
  await calls.setDue(call.id, asked ? { dueAt: asked, plannedAt: planned } : { dueAt: planned, plannedAt: null })
  await ctx.record({
    action: asked ? 'check-call.asked-for' : 'check-call.not-asked-for',
    ...(await aboutDay(tx, work)),
    ...(minutes !== null && { detail: { minutes } }),
  })
  return (await calls.byId(call.id)) ?? call
}
