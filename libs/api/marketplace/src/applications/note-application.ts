import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { applicantRepository } from './applicant-repository'

interface ApplicationNote {
  id: string
  shortlisted?: boolean | undefined
  companyNote?: string | undefined
  before?: Record<string, unknown> | undefined
}

/**
 * A company's private note about an application. Throws `application.missing`, and `record.changed` for a note that is
 * no longer as in `before`.
 */
export async function noteApplication(
  ctx: CommandContext<CompanyActor>,
  { id, before, ...note }: ApplicationNote,
): Promise<void> {
  const { companyId } = ctx.actor
  const applicants = applicantRepository(ctx.tx)
  const now = await applicants.lockNote(id, companyId)
  if (!now) throw new ApiError('application.missing')
  refuseChangedMeanwhile({ before, now, yours: note })
  await applicants.setNote(id, companyId, note)
  await ctx.record({
    action: 'application.noted',
    subject: { kind: 'application', id },
    detail: { shortlisted: note.shortlisted, noted: note.companyNote !== undefined },
    signals: [{ to: await listMemberUids(ctx.tx, companyId), resources: ['applications'] }],
  })
}
