import type { Db } from '@s4/db'
import { forgetEntryPositions } from '../logbook/logbook-repository'

/** Deletes the position trails of a seeker and where reports were written; the times of booking on and off stay. */
export async function erasePositions(tx: Db, seekerId: string): Promise<void> {
  const work = await tx.query<{ id: string }>('select id from assignment where seeker_id = $1', [seekerId])
  const ids = work.map(({ id }) => id)
  await tx.query('delete from position_fix where assignment_id = any($1)', [ids])
  await forgetEntryPositions(tx, ids)
}
