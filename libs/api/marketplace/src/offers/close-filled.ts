import { hiringResources } from '@s4/contract/changes'
import { PLACES_TAKEN } from '@s4/api-platform/agreed-work'
import type { CommandContext } from '@s4/api-platform/commands'
import { links } from '@s4/api-platform/notices'
import { settleApplication } from '../applications/store/application-store'
import { settleOfferNotices } from './store/settle-offer-notices'

/** The reason of an offer closed because it is full. */
export const FILLED = 'Every place was taken before you answered.'

/** True in SQL for an offer of which no shift has a place left; a late worker's place is left while cover is sought. */
export const FULL = `not exists (select from cover join assignment on assignment.id = cover.replaces_assignment_id
    where cover.id = offer.cover_id and cover.ended_at is null and assignment.status = 'assigned')
  and not exists (select 1 from offer_shift join shift on shift.id = shift_id
  where offer_id = offer.id and shift.cancelled_at is null and shift.positions > ${PLACES_TAKEN})`

interface ClosedOffer {
  id: string
  uid: string
  seekerId: string
  companyId: string
  title: string
}

/**
 * Closes a job's open offers whose shifts are all full.
 * An offer locked by a current answer is skipped; the sweep closes it later.
 */
export async function closeFilled(ctx: CommandContext<null>, { jobId }: { jobId: string }): Promise<void> {
  const { tx, now } = ctx
  const closed = await tx.query<ClosedOffer>(
    `with full_offer as (
       select offer.id from offer where offer.job_id = $1 and offer.status = 'open' and ${FULL} for update skip locked
     )
     update offer set status = 'rescinded', decided_at = $2, reason = $3 from seeker, job, full_offer
     where offer.id = full_offer.id and seeker.id = offer.seeker_id and job.id = offer.job_id
     returning offer.id, seeker.uid, offer.seeker_id, job.company_id, job.title`,
    [jobId, now, FILLED],
  )
  await settleOfferNotices(
    tx,
    closed.map(({ id }) => id),
    now,
  )
  for (const { id, uid, seekerId, companyId, title } of closed) {
    await settleApplication(tx, { jobId, seekerId, status: 'applied', now })
    await ctx.record({
      action: 'offer.closed',
      subject: { kind: 'offer', id },
      companyId,
      seekerId,
      notices: [{ to: [uid], kind: 'offer.closed', title: `Filled: ${title}`, body: FILLED, link: links.applied() }],
      signals: [{ to: [uid], resources: hiringResources }],
    })
  }
}
