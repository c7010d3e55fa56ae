import type { Db } from '@s4/db'
import { eraseDocumentChecks } from '../worker-documents/erase-document-checks'

/** What companies noted and checked of a seeker who is erased. */
export async function eraseWorkerRecords(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from saved_worker where seeker_id = $1', [seekerId])
  await eraseDocumentChecks(tx, seekerId)
}
