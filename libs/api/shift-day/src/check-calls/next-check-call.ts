import type { Db } from '@s4/db'
import { callsBetween, type CountedFrom, missAt, nextDue } from '@s4/domain/check-call'
import { alertRepository } from '../alert-log/alert-repository'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Work } from '../live-shift/work-repository'
import { checkCallRepository } from './check-call-repository'

type CheckedWork = Pick<Work, 'id' | 'companyId' | 'endsAt' | 'alertDuration' | 'callsVary' | 'onBreakSince'>

/** Schedules the next call, counted from book on, the end of a break, or the call before; none during a break. */
export async function scheduleCheckCall({ tx, now }: CommandContext, work: CheckedWork, from: Date): Promise<void> {
  if (work.onBreakSince !== null) return
  const due = nextDue(work, await countedFrom(tx, work, from), now)
  if (due) await checkCallRepository(tx).insert(work.id, due)
}

const countedFrom = async (tx: Db, { id }: CheckedWork, at: Date): Promise<CountedFrom> => ({
  at,
  before: await checkCallRepository(tx).countUntil(id, at),
})

/**
 * Counts the calls anew from booking on or the end of a break. When a phone without a signal tells it later, the calls
 * of the time in between are recorded as missed until their answers arrive; they raise no alert, because they are over.
 */
export async function countCheckCalls(ctx: CommandContext, work: CheckedWork, from: Date): Promise<void> {
  const { tx, now, happened } = ctx
  const calls = checkCallRepository(tx)
  await stopCheckCalls(ctx, work, from)
  const isWaiting = (await calls.listByAssignment(work.id)).some(({ status }) => status === 'due')
  if (happened.trust === 'onTime') {
    if (!isWaiting) await scheduleCheckCall(ctx, work, from)
    return
  }
  for (const due of callsBetween(work, await countedFrom(tx, work, from), now)) {
    if (missAt(due) <= now) await calls.insertMissed(work.id, due)
    else if (!isWaiting) return calls.insert(work.id, due)
  }
}

/**
 * Stops the calls from an instant on, because a break began or the work ended then. Calls that were taken as missed
 * meanwhile, because a phone without a signal tells it later, were none; their alerts are closed.
 */
export async function stopCheckCalls(ctx: CommandContext, work: CheckedWork, from: Date): Promise<void> {
  const { tx, now, happened } = ctx
  const isLater = happened.trust !== 'onTime'
  const stopped = await checkCallRepository(tx).stop(work.id, { from, alsoMissed: isLater })
  if (isLater)
    await alertRepository(tx, work.companyId).settleCalls(
      { checkCallIds: stopped, resolution: 'No check call was due then: the phone had no signal and told it later.' },
      now,
    )
}

/** Stops all calls at the end of the work; one that is due needs no answer any more. */
export async function endCheckCalls(ctx: CommandContext, work: CheckedWork, at: Date): Promise<void> {
  await stopCheckCalls(ctx, work, at)
  await checkCallRepository(ctx.tx).stop(work.id, { from: new Date(0), alsoMissed: false })
}
