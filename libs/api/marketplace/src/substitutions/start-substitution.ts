import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { toViewer } from '@s4/api-platform/http'
import { assignmentRepository } from '../assignments/assignment-repository'
import { swapState } from '../assignments/swap-state'
import { refuseSubstitution } from './refuse-substitution'
import { makeLink } from './substitution-link'

/**
 * Returns the secret of the link for the person whom the worker sends (docs/product.md#substitutes). Throws
 * `assignment.missing`, `substitution.not-possible`.
 */
export async function startSubstitution(ctx: CommandContext<SeekerActor>, id: string): Promise<string> {
  const { tx, actor, now } = ctx
  const work = await assignmentRepository(tx).lock(id, toViewer(actor))
  refuseSubstitution({ ...work, swap: await swapState(tx, id) }, now)
  const secret = await makeLink(tx, id, now)
  await ctx.record({
    action: 'assignment.substitute-asked',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    companyId: work.companyId,
  })
  return secret
}
