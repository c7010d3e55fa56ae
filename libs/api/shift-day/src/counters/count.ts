import type { Contract, Counter, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { afterPress, afterReset, type CountedKind } from '@s4/domain/site-count'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, signal } from '@s4/api-platform/notices'
import { aboutDay } from '../live-shift/about-day'
import { ownWork, requireBookedOnThen } from '../live-shift/work-repository'
import { counterRepository } from './counter-repository'

type WorkerContext = CommandContext<Actor | ShiftActor>

/** Adds presses to the count of the site. Throws `record.missing` where nothing of the kind is counted. */
export async function pressCounter(
  ctx: WorkerContext,
  { id, kind, ins, outs }: ParsedInputOf<Contract['counters.press']>,
): Promise<Counter> {
  const work = await ownWork(ctx, id)
  requireBookedOnThen(work, ctx.happened.at)
  const counters = counterRepository(ctx.tx)
  const before = await counters.lock(work.siteId, kind)
  const at = new Date(ctx.happened.at)
  await counters.put(work.siteId, kind, afterPress(before, { ins, outs, at: at.getTime() }))
  await counters.insert({ siteId: work.siteId, assignmentId: work.id, kind, ins, outs, resetReason: null, at })
  // Not audited: at a door it arrives every second.
  await signal(ctx.tx, await listMemberUids(ctx.tx, work.companyId), ['liveWork'])
  return shown(ctx, work.siteId, kind)
}

/** Throws `record.missing` where nothing of the kind is counted. */
export async function resetCounter(
  ctx: WorkerContext,
  { id, kind, reason }: ParsedInputOf<Contract['counters.reset']>,
): Promise<Counter> {
  const work = await ownWork(ctx, id)
  requireBookedOnThen(work, ctx.happened.at)
  const counters = counterRepository(ctx.tx)
  const before = await counters.lock(work.siteId, kind)
  const at = new Date(ctx.happened.at)
  const since = await counters.pressesAfter(work.siteId, kind, at)
  await counters.put(work.siteId, kind, afterReset(before, at.getTime(), since))
  await counters.insert({ siteId: work.siteId, assignmentId: work.id, kind, ins: 0, outs: 0, resetReason: reason, at })
  await ctx.record({
    action: 'counter.reset',
    ...(await aboutDay(ctx.tx, work, ['counters'])),
    detail: { kind, inside: before?.inside ?? 0 },
  })
  return shown(ctx, work.siteId, kind)
}

async function shown({ tx, now }: WorkerContext, siteId: string, kind: CountedKind): Promise<Counter> {
  const counter = (await counterRepository(tx).list(siteId, now)).find((one) => one.kind === kind)
  if (!counter) throw new ApiError('record.missing')
  return counter
}
