import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import type { Actor } from '@s4/api-platform/actor'
import { implement, viewerOf } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { acceptOffer } from './accept-offer'
import { declineOffer, rescindOffer } from './answer-offer'
import { makeOffer } from './make-offer'
import { offerRepository } from './offer-repository'

export const offerHandlers = ({ db, clock }: Deps) => {
  const shown = async (on: Db, id: string, actor: Actor) => {
    const offer = await offerRepository(on).find(id, viewerOf(actor), clock.now())
    if (!offer) throw new Problem('offer.missing')
    return offer
  }

  return [
    implement('offers.create', ({ input: { id: jobId, ...input }, actor }) =>
      db.transaction(async (tx) => shown(tx, await makeOffer(tx, { jobId, ...input, actor, now: clock.now() }), actor)),
    ),

    implement('offers.list', ({ input: { jobId }, actor }) =>
      offerRepository(db).list(viewerOf(actor), jobId, clock.now()),
    ),

    implement('offers.accept', ({ input, actor }) =>
      db.transaction(async (tx) => ({ assignmentIds: await acceptOffer(tx, { ...input, actor, now: clock.now() }) })),
    ),

    implement('offers.decline', ({ input, actor }) =>
      db.transaction(async (tx) => {
        await declineOffer(tx, { ...input, actor, now: clock.now() })
        return shown(tx, input.id, actor)
      }),
    ),

    implement('offers.rescind', ({ input, actor }) =>
      db.transaction(async (tx) => {
        await rescindOffer(tx, { ...input, actor, now: clock.now() })
        return shown(tx, input.id, actor)
      }),
    ),
  ]
}
