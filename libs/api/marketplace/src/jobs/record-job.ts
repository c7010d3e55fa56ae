import { postingResources } from '@s4/contract/changes'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext, CommandRecord } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'

interface JobRecord extends Pick<CommandRecord, 'detail' | 'notices' | 'signals'> {
  id: string
  action: `job.${string}`
}

/** Records a change of a job and refreshes the company's screens and the search. */
export async function recordJob(
  ctx: CommandContext<CompanyActor>,
  { id, signals = [], ...what }: JobRecord,
): Promise<void> {
  const members = await listMemberUids(ctx.tx, ctx.actor.companyId)
  await ctx.record({
    ...what,
    subject: { kind: 'job', id },
    signals: [...signals, { to: members, resources: postingResources }],
  })
}
