import type { Db } from '@s4/db'

/** With the account: the membership of a company that ends with it stays. */
export async function removeRotaCalendars(tx: Db, uid: string): Promise<void> {
  await tx.query('delete from rota_calendar where uid = $1', [uid])
}
