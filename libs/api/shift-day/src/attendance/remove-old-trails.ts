import { TRAIL_KEPT_DAYS } from '@s4/domain/geofence'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'

const DAY = 24 * 60 * 60_000
const BATCH_SIZE = 50

/** Removes the trail of positions some days after a shift's end. What booking on and off and alerts say of a place belongs to the record and stays. */
export const removeOldTrails: DueWork = async ({ db }, now) => {
  const before = new Date(now.getTime() - TRAIL_KEPT_DAYS * DAY)
  const old = await db.query<{ id: string }>(
    `select assignment_id as id from attendance join assignment on assignment.id = assignment_id
     where trail_removed_at is null and booked_on_at <= $1 and ends_at <= $1 and booked_off_at <= $1 order by booked_on_at limit $2`,
    [before, BATCH_SIZE],
  )
  await eachDue({ db, now }, old, async ({ tx }, id) => {
    await tx.query('delete from position_fix where assignment_id = $1', [id])
    await tx.query('update attendance set trail_removed_at = $2 where assignment_id = $1', [id, now])
  })
}
