import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { assignmentRepository, type LockedAssignment } from './assignment-repository'
import { markNoShow } from './mark-no-show'

interface NoShow {
  id: string
  reason: string
}

/** The company records that the worker did not come; the worker can appeal (docs/product.md#assignments). */
export async function recordNoShow(ctx: CommandContext<CompanyActor>, { id, reason }: NoShow): Promise<void> {
  const work = await assignmentRepository(ctx.tx).lock(id, { side: 'company', id: ctx.actor.companyId })
  refuse(work, ctx.now)
  await markNoShow(ctx, work, reason)
}

function refuse({ status, startsAt }: LockedAssignment, now: Date): void {
  if (status !== 'assigned')
    throw new ApiError('assignment.wrong-state', {
      message: 'Only work that nobody has booked on to can be a no-show.',
    })
  if (now.getTime() < Date.parse(startsAt))
    throw new ApiError('assignment.wrong-state', { message: 'The shift has not started yet. Cancel it instead.' })
}
