import type { Db } from '@s4/db'

export async function eraseDocumentChecks(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from document_check where seeker_id = $1', [seekerId])
}
