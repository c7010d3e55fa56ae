import type { Db } from '@s4/db'

/** Deletes responses stored for repeated requests. */
export async function removeOldResponses(db: Db, { before }: { before: Date }): Promise<void> {
  await db.query('delete from idempotent_answer where created_at < $1', [before])
}

export async function eraseResponses(tx: Db, uid: string): Promise<void> {
  await tx.query('delete from idempotent_answer where uid = $1', [uid])
}
