import type { Db } from '@s4/db'
import { audit, links, membersOf, notify, signal } from '@s4/api-platform/notices'
import type { CompanyActor, SeekerActor } from '@s4/api-platform/actor'
import { lockOffer, refuseClosedOffer, type LockedOffer } from './locked-offer'
import { settleApplication } from './settle-application'

/** The seeker says no; with no other offer open the application ends as declined, and they may apply again. */
export async function declineOffer(
  tx: Db,
  { id, reason, actor, now }: { id: string; reason: string; actor: SeekerActor; now: Date },
): Promise<void> {
  const offer = await lockOffer(tx, id, { side: 'seeker', id: actor.seekerId })
  refuseClosedOffer(offer, now)
  await close(tx, offer, { status: 'declined', application: 'declined', reason: reason || null, now })
  await audit(tx, {
    at: now,
    actor,
    action: 'offer.declined',
    subject: { kind: 'offer', id },
    companyId: offer.companyId,
  })
  const members = await membersOf(tx, offer.companyId)
  await notify(tx, {
    at: now,
    to: members,
    kind: 'offer.declined',
    title: `${offer.seekerName} declined: ${offer.title}`,
    body: reason && `They say: ${reason}`,
    link: links.applicants(offer.jobId),
  })
  await signal(tx, [...members, actor.uid], ['offers', 'applications', 'companyJobs', 'jobs'])
}

/** The company takes an offer back before it is accepted; with no other open, an application it came from waits again. */
export async function rescindOffer(
  tx: Db,
  { id, actor, now }: { id: string; actor: CompanyActor; now: Date },
): Promise<void> {
  const offer = await lockOffer(tx, id, { side: 'company', id: actor.companyId })
  refuseClosedOffer(offer, now)
  await close(tx, offer, { status: 'rescinded', application: 'applied', reason: null, now })
  await audit(tx, {
    at: now,
    actor,
    action: 'offer.rescinded',
    subject: { kind: 'offer', id },
    seekerId: offer.seekerId,
  })
  await notify(tx, {
    at: now,
    to: [offer.seekerUid],
    kind: 'offer.rescinded',
    title: `Offer taken back: ${offer.title}`,
    link: links.applied(),
  })
  await signal(
    tx,
    [offer.seekerUid, ...(await membersOf(tx, offer.companyId))],
    ['offers', 'applications', 'companyJobs', 'jobs'],
  )
}

interface Closing {
  status: 'declined' | 'rescinded'
  application: 'declined' | 'applied'
  reason: string | null
  now: Date
}

async function close(tx: Db, offer: LockedOffer, { status, application, reason, now }: Closing) {
  await tx.query('update offer set status = $2, reason = $3, decided_at = $4 where id = $1', [
    offer.id,
    status,
    reason,
    now,
  ])
  await settleApplication(tx, { ...offer, status: application, now })
}
