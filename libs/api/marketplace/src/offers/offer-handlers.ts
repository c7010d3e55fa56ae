import { ApiError } from '@s4/contract/api-error'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { implement, toViewer } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { assignmentDetails } from '../assignments'
import { acceptOffer } from './accept-offer'
import { declineOffer, rescindOffer } from './end-offer'
import { makeOffer } from './make-offer'
import { offerRepository } from './store/offer-repository'

export const offerHandlers = ({ db, clock }: Deps) => [
  implement('offers.create', ({ input: { id: jobId, ...input }, transact }) =>
    transact(async (ctx) => shown(ctx, await makeOffer(ctx, { jobId, ...input }))),
  ),

  implement('offers.list', ({ input: { jobId }, actor }) =>
    offerRepository(db).list(toViewer(actor), jobId, clock.now()),
  ),

  implement('offers.accept', async ({ input, actor, transact }) => {
    const assignmentIds = await transact((ctx) => acceptOffer(ctx, input))
    const [id] = assignmentIds
    const first = id && (await assignmentDetails(db, id, { viewer: toViewer(actor), now: clock.now() }))
    return { assignmentIds, ...(first && { first }) }
  }),

  implement('offers.decline', ({ input, transact }) =>
    transact(async (ctx) => {
      await declineOffer(ctx, input)
      return shown(ctx, input.id)
    }),
  ),

  implement('offers.rescind', ({ input, transact }) =>
    transact(async (ctx) => {
      await rescindOffer(ctx, input)
      return shown(ctx, input.id)
    }),
  ),
]

async function shown({ tx, actor, now }: CommandContext<Actor>, id: string) {
  const offer = await offerRepository(tx).find(id, toViewer(actor), now)
  if (!offer) throw new ApiError('offer.missing')
  return offer
}
