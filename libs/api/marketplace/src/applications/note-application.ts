import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { applicantRepository } from './applicant-repository'

interface ApplicationNote {
  id: string
  shortlisted?: boolean | undefined
  companyNote?: string | undefined
}

/** A company's private note about an application. Throws `application.missing`. */
export async function noteApplication(
  ctx: CommandContext<CompanyActor>,
  { id, ...note }: ApplicationNote,
): Promise<void> {
  const { companyId } = ctx.actor
  if (!(await applicantRepository(ctx.tx).setNote(id, companyId, note))) throw new ApiError('application.missing')
  await ctx.record({
    action: 'application.noted',
    subject: { kind: 'application', id },
    detail: { shortlisted: note.shortlisted, noted: note.companyNote !== undefined },
    signals: [{ to: await listMemberUids(ctx.tx, companyId), resources: ['applications'] }],
  })
}
