import { postingResources } from '@s4/contract/changes'
import type { CommandContext, CommandRecord } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'

interface JobRecord extends Pick<CommandRecord, 'detail' | 'notices' | 'signals'> {
  id: string
  action: `job.${string}`
  /** Where S4 acts for it. */
  companyId?: string
}

/** Records a change of a job and refreshes the company's screens and the search. */
export async function recordJob(
  ctx: CommandContext,
  { id, companyId = ctx.actor?.companyId ?? undefined, signals = [], ...what }: JobRecord,
): Promise<void> {
  const members = companyId ? await listMemberUids(ctx.tx, companyId) : []
  await ctx.record({
    ...what,
    ...(companyId && { companyId }),
    subject: { kind: 'job', id },
    signals: [...signals, { to: members, resources: postingResources }],
  })
}
