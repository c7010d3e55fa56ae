import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { cancelAssignment } from '../assignments/cancel-assignment'

interface CancelInput {
  shiftIds: readonly string[]
  reason: string
}

/**
 * Work agreed on these shifts, neither begun nor past its end, is cancelled by the company, each under the terms agreed
 * for it; returns how many.
 */
export async function cancelAssignments(
  ctx: CommandContext<CompanyActor>,
  { shiftIds, reason }: CancelInput,
): Promise<number> {
  const agreed = await ctx.tx.query<{ id: string }>(
    `select id from assignment where shift_id = any ($1) and status = 'assigned' and ends_at > $2 order by id`,
    [shiftIds, ctx.now],
  )
  for (const { id } of agreed) await cancelAssignment(ctx, { id, reason })
  return agreed.length
}
