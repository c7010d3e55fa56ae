import { hiringResources } from '@s4/contract/changes'
import type { CommandContext } from '@s4/api-platform/commands'
import { links } from '@s4/api-platform/notices'
import { settleApplication } from '../applications/store/application-store'
import { settleOfferNotices } from './store/settle-offer-notices'

interface CloseInput {
  coverId: string
  companyId: string
  /** Read by those who were asked. */
  reason: string
}

/**
 * Ends the open offers of some cover. An offer locked by an answer is left to that answer, which finds the place taken.
 */
export async function closeCoverOffers(
  ctx: CommandContext<null>,
  { coverId, companyId, reason }: CloseInput,
): Promise<void> {
  const { tx, now } = ctx
  const offers = await tx.query<{ id: string; jobId: string; seekerId: string; uid: string; title: string }>(
    `with still_open as (
       select id from offer where cover_id = $1 and status = 'open' for update skip locked
     )
     update offer set status = 'rescinded', decided_at = $2, reason = $3 from seeker, job, still_open
     where offer.id = still_open.id and seeker.id = offer.seeker_id and job.id = offer.job_id
     returning offer.id, offer.job_id, offer.seeker_id, seeker.uid, job.title`,
    [coverId, now, reason],
  )
  await settleOfferNotices(
    tx,
    offers.map(({ id }) => id),
    now,
  )
  for (const { id, jobId, seekerId, uid, title } of offers) {
    await settleApplication(tx, { jobId, seekerId, status: 'applied', now })
    await ctx.record({
      action: 'offer.closed',
      subject: { kind: 'offer', id },
      companyId,
      seekerId,
      notices: [
        { to: [uid], kind: 'offer.closed', title: `No cover needed: ${title}`, body: reason, link: links.applied() },
      ],
      signals: [{ to: [uid], resources: hiringResources }],
    })
  }
}
