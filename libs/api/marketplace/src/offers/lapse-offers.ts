import { hiringResources } from '@s4/contract/changes'
import type { CommandContext } from '@s4/api-platform/commands'
import { links, listMemberUids } from '@s4/api-platform/notices'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { settleApplication } from '../applications/store/application-store'
import { closeFilled, FULL } from './close-filled'
import { settleOfferNotices } from './store/settle-offer-notices'

interface LapsedOffer {
  jobId: string
  seekerId: string
  companyId: string
  title: string
  uid: string
  fullname: string
  coverId: string | null
}

/**
 * Ends offers past their time and offers whose shifts are all full (docs/product.md#offers), with notices to both
 * sides.
 */
export const lapseOffers: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    `select id from offer where status = 'open' and lapses_at <= $1 order by lapses_at`,
    [now],
  )
  await eachDue({ db, now }, due, (ctx, id) => lapse(ctx, { id }))

  const filled = await db.query<{ id: string }>(
    `select distinct offer.job_id as id from offer where status = 'open' and ${FULL}`,
  )
  await eachDue({ db, now }, filled, (ctx, jobId) => closeFilled(ctx, { jobId }))
}

async function lapse(ctx: CommandContext<null>, { id }: { id: string }): Promise<void> {
  const { tx, now } = ctx
  const [offer] = await tx.query<LapsedOffer>(
    `update offer set status = 'lapsed', decided_at = $2 from job, seeker
     where offer.id = $1 and offer.status = 'open' and offer.lapses_at <= $2 and job.id = offer.job_id
       and seeker.id = offer.seeker_id
     returning offer.cover_id, offer.job_id, offer.seeker_id, job.company_id, job.title, seeker.uid, seeker.fullname`,
    [id, now],
  )
  if (!offer) return
  await settleOfferNotices(tx, [id], now)
  const { jobId, seekerId, companyId, title, uid, fullname, coverId } = offer
  await settleApplication(tx, { jobId, seekerId, status: 'lapsed', reason: 'The offer was not answered in time.', now })
  const members = await listMemberUids(tx, companyId)
  await ctx.record({
    action: 'offer.lapsed',
    subject: { kind: 'offer', id },
    companyId,
    seekerId,
    notices: [
      {
        to: [uid],
        kind: 'offer.lapsed',
        title: `Offer expired: ${title}`,
        body: 'You can apply again while the job is open.',
        link: links.applied(),
      },
      {
        // Of cover the company hears once, when nobody took it.
        to: coverId === null ? members : [],
        kind: 'offer.lapsed',
        title: `${fullname} did not answer: ${title}`,
        body: 'The offer has expired.',
        link: links.applicants(jobId),
      },
    ],
    signals: [{ to: [uid, ...members], resources: hiringResources }],
  })
}
