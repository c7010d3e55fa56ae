import type { CommandContext } from '@s4/api-platform/commands'
import { assignmentRepository } from '../assignments/assignment-repository'
import { markNoShow } from '../assignments/mark-no-show'

interface Replaced {
  coverId: string
  companyId: string
}

/**
 * Frees the place of the late worker for whom cover was sought, as a no-show; whoever has booked on meanwhile keeps it.
 */
export async function replaceLateWorker(ctx: CommandContext, { coverId, companyId }: Replaced): Promise<void> {
  const [cover] = await ctx.tx.query<{ replaces: string | null }>(
    'select replaces_assignment_id as replaces from cover where id = $1',
    [coverId],
  )
  if (!cover?.replaces) return
  const work = await assignmentRepository(ctx.tx).lock(cover.replaces, { side: 'company', id: companyId })
  if (work.status !== 'assigned') return
  await markNoShow(ctx, work, 'You had not booked on when somebody else accepted to cover the shift.')
}
