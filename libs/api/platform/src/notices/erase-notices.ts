import type { Db } from '@s4/db'

/** What somebody was told, and how they chose to be told. */
export async function eraseNotices(tx: Db, uid: string): Promise<void> {
  await tx.query('delete from notification where uid = $1', [uid])
  await tx.query('delete from notice_choice where uid = $1', [uid])
}
