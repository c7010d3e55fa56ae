import { hiringResources } from '@s4/contract/changes'
import type { CommandContext, CommandRecord } from '@s4/api-platform/commands'
import { links, listMemberUids } from '@s4/api-platform/notices'
import { type EndedHiring, settleApplication, withdrawClashing } from '../applications/store/application-store'
import { declineClashing } from './decline-offers'

const TOOK_OTHER_WORK = 'Took other work at that time.'

/**
 * Withdraws the seeker's other applications and offers without a shift left to work (docs/product.md#accepting). The
 * notice does not name the other company.
 */
export async function dropClashing(ctx: CommandContext<null>, { seekerId }: { seekerId: string }): Promise<void> {
  const { tx, now } = ctx
  const declined = await declineClashing(tx, { seekerId, reason: TOOK_OTHER_WORK, now })
  const withdrawn = await withdrawClashing(tx, { seekerId, reason: TOOK_OTHER_WORK, now })
  for (const { jobId } of declined) await settleApplication(tx, { jobId, seekerId, status: 'applied', now })

  // One notice a job: an application and the offers on it go together.
  const notifiedJobIds = new Set<string>()
  const recordEnd = async (action: string, kind: 'offer' | 'application', ended: EndedHiring) => {
    const { id, jobId, companyId } = ended
    const notices = notifiedJobIds.has(jobId) ? {} : await noLongerFreeNotice(ctx, ended)
    notifiedJobIds.add(jobId)
    await ctx.record({ action, subject: { kind, id }, companyId, seekerId, ...notices })
  }
  for (const offer of declined) await recordEnd('offer.declined', 'offer', offer)
  for (const application of withdrawn) await recordEnd('application.withdrawn', 'application', application)
}

async function noLongerFreeNotice(
  { tx }: CommandContext,
  { jobId, companyId, title, fullname }: EndedHiring,
): Promise<Pick<CommandRecord, 'notices' | 'signals'>> {
  const members = await listMemberUids(tx, companyId)
  return {
    notices: [
      {
        to: members,
        kind: 'application.withdrawn',
        title: `${fullname} is no longer free: ${title}`,
        body: TOOK_OTHER_WORK,
        link: links.applicants(jobId),
      },
    ],
    signals: [{ to: members, resources: hiringResources }],
  }
}
