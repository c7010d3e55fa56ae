import type { Db } from '@s4/db'

export async function eraseHistory(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from experience where seeker_id = $1', [seekerId])
  await tx.query('delete from education where seeker_id = $1', [seekerId])
  await tx.query('delete from gap_note where seeker_id = $1', [seekerId])
}
