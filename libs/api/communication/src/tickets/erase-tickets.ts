import type { Db } from '@s4/db'

export async function eraseTickets(tx: Db, uid: string): Promise<void> {
  await tx.query('delete from ticket where uid = $1', [uid])
}
