import { changes } from '@s4/contract/changes'
import type { CommandContext } from '@s4/api-platform/commands'
import type { CompanyActor, SeekerActor } from '@s4/api-platform/actor'
import { bothSides, links, listMemberUids } from '@s4/api-platform/notices'
import { settleApplication } from '../applications/store/application-store'
import { lockOffer, refuseClosedOffer, type LockedOffer } from './store/locked-offer'
import { offerRepository } from './store/offer-repository'

/** The seeker declines; without another open offer the application ends as declined, and they may apply again. */
export async function declineOffer(
  ctx: CommandContext<SeekerActor>,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const { tx, actor, now } = ctx
  const offer = await lockOffer(tx, id, { side: 'seeker', id: actor.seekerId })
  refuseClosedOffer(offer, now)
  await end(ctx, offer, { status: 'declined', application: 'declined', reason: reason || null })
  const members = await listMemberUids(tx, offer.companyId)
  await ctx.record({
    action: 'offer.declined',
    subject: { kind: 'offer', id },
    companyId: offer.companyId,
    notices: [
      {
        to: members,
        kind: 'offer.declined',
        title: `${offer.seekerName} declined: ${offer.title}`,
        body: reason && `They say: ${reason}`,
        link: links.applicants(offer.jobId),
      },
    ],
    signals: [{ to: [...members, actor.uid], resources: changes['offers.decline'] }],
  })
}

/** The company rescinds an offer before it is accepted; without another open offer the application waits again. */
export async function rescindOffer(ctx: CommandContext<CompanyActor>, { id }: { id: string }): Promise<void> {
  const { tx, actor, now } = ctx
  const offer = await lockOffer(tx, id, { side: 'company', id: actor.companyId })
  refuseClosedOffer(offer, now)
  await end(ctx, offer, { status: 'rescinded', application: 'applied', reason: null })
  await ctx.record({
    action: 'offer.rescinded',
    subject: { kind: 'offer', id },
    seekerId: offer.seekerId,
    notices: [
      {
        to: [offer.seekerUid],
        kind: 'offer.rescinded',
        title: `Offer withdrawn: ${offer.title}`,
        link: links.applied(),
      },
    ],
    signals: [{ to: await bothSides(tx, offer), resources: changes['offers.rescind'] }],
  })
}

interface EndInput {
  status: 'declined' | 'rescinded'
  application: 'declined' | 'applied'
  reason: string | null
}

async function end({ tx, now }: CommandContext, offer: LockedOffer, { status, application, reason }: EndInput) {
  await offerRepository(tx).end(offer.id, { status, reason, now })
  await settleApplication(tx, { ...offer, status: application, now })
}
