import type { Db } from '@s4/db'

/** The words of both sides leave the ratings of a seeker's work; the stars stay. */
export async function eraseRatingComments(tx: Db, seekerId: string): Promise<void> {
  await tx.query(`update rating set comment = '' where seeker_id = $1`, [seekerId])
}
