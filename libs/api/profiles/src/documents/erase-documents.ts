import type { Db } from '@s4/db'

export async function eraseDocuments(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from certificate where seeker_id = $1', [seekerId])
  await tx.query('delete from licence where seeker_id = $1', [seekerId])
  await tx.query('delete from right_to_work where seeker_id = $1', [seekerId])
}
