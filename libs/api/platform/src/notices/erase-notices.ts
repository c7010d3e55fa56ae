import type { Db } from '@s4/db'

export async function eraseNotices(tx: Db, uid: string): Promise<void> {
  await tx.query('delete from notification where uid = $1', [uid])
}
