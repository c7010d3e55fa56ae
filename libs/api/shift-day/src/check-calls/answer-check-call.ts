import type { CheckCall, Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { aboutDay, companyNotice } from '../live-shift/about-day'
import { ownWork, type Work } from '../live-shift/work-repository'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import { asS4, type CommandContext } from '@s4/api-platform/commands'
import { checkCallRepository } from './check-call-repository'
import { missCheckCall } from './miss-check-calls'
import { scheduleCheckCall } from './next-check-call'

/**
 * Answers a check call in time, or late; a missed call stays recorded as missed. A second answer changes nothing.
 * Wrong PINs never lock it. Throws `check-call.*`.
 */
export async function answerCheckCall(
  ctx: CommandContext<Actor | ShiftActor>,
  input: ParsedInputOf<Contract['checkCalls.answer']>,
): Promise<CheckCall> {
  const { now } = ctx
  const calls = checkCallRepository(ctx.tx)
  const named = await calls.byId(input.id)
  if (!named) throw new ApiError('check-call.missing')
  const work = await ownWork(ctx, named.assignmentId).catch((error: unknown) => {
    throw error instanceof ApiError && error.code === 'assignment.missing' ? new ApiError('check-call.missing') : error
  })
  // Read again under the lock: the sweep may have changed it.
  const call = (await calls.byId(input.id)) ?? named
  if (call.answeredAt !== null) return call
  if (call.status === 'stopped') throw new ApiError('check-call.stopped')
  if (now.getTime() < Date.parse(call.dueAt)) throw new ApiError('check-call.not-due', { facts: { dueAt: call.dueAt } })
  if (input.pin !== work.pin)
    throw new ApiError('check-call.wrong-pin', {
      fields: { pin: 'That is not the PIN for this job. You can try as often as you need.' },
    })

  const isInTime = call.status === 'due' && now.getTime() < Date.parse(call.missAt)
  await (isInTime ? recordInTime(ctx, work, call) : recordLate(ctx, work, call))
  return (await calls.byId(call.id)) ?? call
}

async function recordInTime(ctx: CommandContext, work: Work, call: CheckCall): Promise<void> {
  await checkCallRepository(ctx.tx).answer(call.id, 'responded', ctx.now)
  await scheduleCheckCall(ctx, work, new Date(call.dueAt))
  await ctx.record({ action: 'check-call.answered', ...(await aboutDay(ctx.tx, work)) })
}

/** The call is recorded as missed first, even when the sweep has not run since. */
async function recordLate(ctx: CommandContext, work: Work, call: CheckCall): Promise<void> {
  if (call.status === 'due') await missCheckCall(asS4(ctx), { work, call })
  await checkCallRepository(ctx.tx).answer(call.id, 'late', ctx.now)
  await ctx.record({
    action: 'check-call.answered-late',
    ...(await aboutDay(ctx.tx, work)),
    notices: [
      await companyNotice(ctx.tx, work, {
        kind: 'check-call.answered-late',
        title: `${work.seekerName} answered the check call late`,
      }),
    ],
  })
}
