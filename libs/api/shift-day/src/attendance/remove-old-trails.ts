import { TRAIL_KEPT_DAYS } from '@s4/domain/geofence'
import { forgetEntryPositions } from '../logbook/logbook-repository'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'

const DAY_MS = 24 * 60 * 60_000
const BATCH_SIZE = 50

/**
 * Deletes the position trail some days after a shift's end. Positions of booking on, booking off and alerts stay on
 * record.
 */
export const removeOldTrails: DueWork = async ({ db }, now) => {
  const before = new Date(now.getTime() - TRAIL_KEPT_DAYS * DAY_MS)
  const old = await db.query<{ id: string }>(
    `select assignment_id as id from attendance join assignment on assignment.id = assignment_id
     where trail_removed_at is null and booked_on_at <= $1 and ends_at <= $1 and booked_off_at <= $1
     order by booked_on_at limit $2`,
    [before, BATCH_SIZE],
  )
  await eachDue({ db, now }, old, async (ctx, id) => {
    await ctx.tx.query('delete from position_fix where assignment_id = $1', [id])
    await forgetEntryPositions(ctx.tx, [id])
    await ctx.tx.query('update attendance set trail_removed_at = $2 where assignment_id = $1', [id, now])
    await ctx.record({ action: 'trail.removed', subject: { kind: 'assignment', id } })
  })
}
