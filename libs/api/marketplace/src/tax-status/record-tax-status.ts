import type { ParsedInputOf, Contract } from '@s4/contract'
import { taxStatusLabel } from '@s4/domain/tax-status'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { toViewer } from '@s4/api-platform/http'
import { links } from '@s4/api-platform/notices'
import { assignmentRepository } from '../assignments/assignment-repository'
import { taxStatusRepository } from './tax-status-repository'

/** Records what the company determined, and tells the worker. Throws `assignment.missing`. */
export async function recordTaxStatus(
  ctx: CommandContext<CompanyActor>,
  { id, ...determination }: ParsedInputOf<Contract['taxStatus.record']>,
): Promise<void> {
  const { tx, actor, now } = ctx
  const { companyId, jobId, seekerId, seekerUid, title } = await assignmentRepository(tx).lock(id, toViewer(actor))
  await taxStatusRepository(tx).insert({ companyId, jobId, seekerId, decidedBy: actor.uid, now, ...determination })
  await ctx.record({
    action: 'tax-status.recorded',
    subject: { kind: 'assignment', id },
    assignmentId: id,
    companyId,
    seekerId,
    detail: { status: determination.status },
    notices: [
      {
        to: [seekerUid],
        kind: 'taxStatus.recorded',
        title: `Your status for tax on ${title}: ${taxStatusLabel[determination.status].toLowerCase()}`,
        body: `${determination.reasons}\n\nThe company decides this, not S4. If you disagree, write to the company.`,
        link: links.work(id),
      },
    ],
  })
}
