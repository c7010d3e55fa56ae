import type { Db } from '@s4/db'
import { links, settleNotices } from '@s4/api-platform/notices'

/** The kind of the notice of a new offer. */
export const OFFER_MADE = 'offer.made'

/** Nothing is left to answer, so the notices of these offers are not new any more. */
export async function settleOfferNotices(tx: Db, offerIds: readonly string[], now: Date): Promise<void> {
  if (offerIds.length === 0) return
  const seekers = await tx.query<{ uid: string }>(
    'select distinct uid from offer join seeker on seeker.id = offer.seeker_id where offer.id = any($1)',
    [offerIds],
  )
  await settleNotices(tx, {
    to: seekers.map(({ uid }) => uid),
    kind: OFFER_MADE,
    links: offerIds.map(links.offer),
    now,
  })
}
