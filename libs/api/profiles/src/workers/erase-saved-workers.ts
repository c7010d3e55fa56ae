import type { Db } from '@s4/db'

/** What companies noted of a seeker who is erased. */
export async function eraseSavedWorkers(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from worker_block where seeker_id = $1', [seekerId])
  await tx.query('delete from saved_worker where seeker_id = $1', [seekerId])
}
