import type { Contract, Handover, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { aboutDay } from '../live-shift/about-day'
import { ownWork } from '../live-shift/work-repository'
import { handoverRepository } from './handover-repository'

/** Throws `record.missing` for a handover that is not for this work. */
export async function confirmHandover(
  ctx: CommandContext<Actor | ShiftActor>,
  { id, entryId }: ParsedInputOf<Contract['handovers.confirm']>,
): Promise<Handover> {
  const work = await ownWork(ctx, id)
  const handovers = handoverRepository(ctx.tx)
  const find = async () => (await handovers.listFor(work.id)).find((one) => one.id === entryId)
  const handover = await find()
  if (!handover) throw new ApiError('record.missing')
  if (handover.readAt !== null) return handover
  await handovers.markRead({ entryId, assignmentId: work.id, at: new Date(ctx.happened.at) })
  await ctx.record({ action: 'handover.read', ...(await aboutDay(ctx.tx, work, ['handovers', 'logbook'])) })
  return (await find()) ?? handover
}
