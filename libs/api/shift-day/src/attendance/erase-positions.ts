import type { Db } from '@s4/db'

/** Deletes the position trails of a seeker; the times of booking on and off stay. */
export async function erasePositions(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from position_fix where assignment_id in (select id from assignment where seeker_id = $1)', [
    seekerId,
  ])
}
