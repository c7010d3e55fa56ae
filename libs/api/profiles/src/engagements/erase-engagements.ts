import type { Db } from '@s4/db'

/** How an erased worker worked for companies, with payroll numbers; each piece of work keeps its own kind. */
export async function eraseEngagements(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from engagement where seeker_id = $1', [seekerId])
}
