import type { Db } from '@s4/db'

/** Questions to S4 go with the person who asked. */
export async function eraseTickets(tx: Db, uid: string): Promise<void> {
  await tx.query('delete from ticket where uid = $1', [uid])
}
