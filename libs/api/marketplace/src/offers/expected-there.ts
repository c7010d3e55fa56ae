import type { Db } from '@s4/db'
import { travelMinutes } from '@s4/domain/travel-time'
import { COVER_METRES } from './store/cover-metres'

const METRES_PER_MILE = 1609.344
const MINUTE_MS = 60_000
/** Where the home is unknown. */
const USUAL_MILES = 10

/** When somebody who accepts to cover a shift can be at the site; null for any other offer. */
export async function expectedThere(tx: Db, { id, now }: { id: string; now: Date }): Promise<Date | null> {
  const [offer] = await tx.query<{ metres: number | null; startsAt: string }>(
    `select ${COVER_METRES} as metres,
       (select min(starts_at) from offer_shift join shift on shift.id = shift_id where offer_id = offer.id) as starts_at
     from offer join job on job.id = offer.job_id join site on site.id = job.site_id
     join seeker on seeker.id = offer.seeker_id
     where offer.id = $1 and offer.cover_id is not null`,
    [id],
  )
  if (!offer) return null
  const miles = offer.metres === null ? USUAL_MILES : offer.metres / METRES_PER_MILE
  const there = now.getTime() + travelMinutes(miles) * MINUTE_MS
  return there > Date.parse(offer.startsAt) ? new Date(there) : null
}
