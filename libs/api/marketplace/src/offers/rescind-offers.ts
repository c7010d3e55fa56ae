import { hiringResources } from '@s4/contract/changes'
import type { CommandContext } from '@s4/api-platform/commands'
import { links } from '@s4/api-platform/notices'
import { settleApplication } from '../applications/store/application-store'
import { settleOfferNotices } from './store/settle-offer-notices'

interface RescindInput {
  jobId: string
  /** Any shift of the job when none are given. */
  shiftIds?: readonly string[]
  reason: string
  /** Of the audit entry, where the company is not the actor. */
  companyId?: string
}

/** Rescinds the offers that include any of these shifts; an application without another offer waits again. */
export async function rescindOffers(
  ctx: CommandContext,
  { jobId, shiftIds, reason, companyId }: RescindInput,
): Promise<void> {
  const { tx, now } = ctx
  const rescinded = await tx.query<{ id: string; uid: string; seekerId: string; title: string }>(
    `update offer set status = 'rescinded', decided_at = $3, reason = $4
     from seeker, job
     where seeker.id = offer.seeker_id and job.id = offer.job_id and offer.job_id = $1 and offer.status = 'open'
       and ($2::uuid[] is null or exists (select 1 from offer_shift where offer_id = offer.id and shift_id = any ($2)))
     returning offer.id, seeker.uid, offer.seeker_id, job.title`,
    [jobId, shiftIds ?? null, now, reason],
  )
  await settleOfferNotices(
    tx,
    rescinded.map(({ id }) => id),
    now,
  )
  // One notice a person, however many offers they had.
  const notifiedUids = new Set<string>()
  for (const { id, uid, seekerId, title } of rescinded) {
    await settleApplication(tx, { jobId, seekerId, status: 'applied', now })
    const notice = {
      to: [uid],
      kind: 'offer.rescinded',
      title: `Offer withdrawn: ${title}`,
      body: reason,
      link: links.applied(),
    }
    await ctx.record({
      action: 'offer.rescinded',
      subject: { kind: 'offer', id },
      seekerId,
      companyId: companyId ?? null,
      notices: notifiedUids.has(uid) ? [] : [notice],
      signals: notifiedUids.has(uid) ? [] : [{ to: [uid], resources: hiringResources }],
    })
    notifiedUids.add(uid)
  }
}
