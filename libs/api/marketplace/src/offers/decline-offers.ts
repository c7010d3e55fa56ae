import type { Db } from '@s4/db'
import type { EndedHiring } from '../applications/store/application-store'
import { WORKABLE } from '../applications/store/workable'
import { settleOfferNotices } from './store/settle-offer-notices'

const OF_SEEKER = `from job, seeker
  where offer.seeker_id = $1 and job.id = offer.job_id and seeker.id = offer.seeker_id and offer.status = 'open'`
const ENDED = 'returning offer.id, offer.job_id, job.company_id, job.title, seeker.fullname'

/** Declines the open offers without a shift the seeker could still work. */
export async function declineClashing(
  tx: Db,
  { seekerId, reason, now }: { seekerId: string; reason: string; now: Date },
): Promise<EndedHiring[]> {
  const declined = await tx.query<EndedHiring>(
    `update offer set status = 'declined', decided_at = $2, reason = $3 ${OF_SEEKER} and not exists (
       select 1 from offer_shift join shift on shift.id = shift_id where offer_id = offer.id and ${WORKABLE}) ${ENDED}`,
    [seekerId, now, reason],
  )
  await settleOfferNotices(
    tx,
    declined.map(({ id }) => id),
    now,
  )
  return declined
}

/** Declines all open offers to a seeker. */
export async function declineEvery(tx: Db, { seekerId, now }: { seekerId: string; now: Date }): Promise<EndedHiring[]> {
  const declined = await tx.query<EndedHiring>(
    `update offer set status = 'declined', decided_at = $2 ${OF_SEEKER} ${ENDED}`,
    [seekerId, now],
  )
  await settleOfferNotices(
    tx,
    declined.map(({ id }) => id),
    now,
  )
  return declined
}
