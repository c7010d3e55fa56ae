import { hiringResources } from '@s4/contract/changes'
import type { CommandContext } from '@s4/api-platform/commands'
import { links } from '@s4/api-platform/notices'
import { rejectWaiting } from './store/application-store'

/** Rejects every application still waiting for an answer. */
export async function rejectApplicants(
  ctx: CommandContext,
  { jobId, reason, companyId }: { jobId: string; reason: string; companyId?: string },
): Promise<void> {
  for (const { id, uid, seekerId, title } of await rejectWaiting(ctx.tx, { jobId, reason, now: ctx.now })) {
    await ctx.record({
      action: 'application.rejected',
      subject: { kind: 'application', id },
      seekerId,
      companyId: companyId ?? null,
      notices: [
        { to: [uid], kind: 'application.rejected', title: `Cancelled: ${title}`, body: reason, link: links.applied() },
      ],
      signals: [{ to: [uid], resources: hiringResources }],
    })
  }
}
