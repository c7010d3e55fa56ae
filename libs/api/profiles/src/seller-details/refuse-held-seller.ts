import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { WITHOUT_DETAILS } from './seller-details-request'

/** Throws `seller.details-missing` for a seller who was asked, reminded twice, and has still not given the details. */
export async function refuseHeldSeller(db: Db, seekerId: string): Promise<void> {
  const held = await db.query(
    `select from seller_details_request join seeker on seeker.id = seeker_id
     where seeker_id = $1 and held_at is not null and ${WITHOUT_DETAILS}`,
    [seekerId],
  )
  if (held.length > 0) throw new ApiError('seller.details-missing')
}
