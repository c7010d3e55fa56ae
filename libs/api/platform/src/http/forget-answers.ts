import type { Db } from '@s4/db'

/** Answers kept for repeated requests. */
export async function forgetAnswers(db: Db, { before }: { before: Date }): Promise<void> {
  await db.query('delete from idempotent_answer where created_at < $1', [before])
}

export async function eraseAnswers(tx: Db, uid: string): Promise<void> {
  await tx.query('delete from idempotent_answer where uid = $1', [uid])
}
