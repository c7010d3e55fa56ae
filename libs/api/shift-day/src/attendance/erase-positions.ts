import type { Db } from '@s4/db'

/** The trails of a seeker's work go; when they booked on and off stays. */
export async function erasePositions(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from position_fix where assignment_id in (select id from assignment where seeker_id = $1)', [
    seekerId,
  ])
}
