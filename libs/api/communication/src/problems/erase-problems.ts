import type { Db } from '@s4/db'
import { eraseThreadWords } from '../threads/erase-thread-words'

/**
 * Only number, dates and outcome of a problem stay; this person's texts and pictures are erased, and their problems are
 * closed.
 */
export async function eraseProblems(tx: Db, { uid, now }: { uid: string; now: Date }): Promise<void> {
  await tx.query(
    `update problem set subject = 'Erased' where (
       select by_uid from problem_message where problem_id = problem.id order by created_at, id limit 1) = $1`,
    [uid],
  )
  await eraseThreadWords(tx, 'problem', uid)
  await tx.query('update problem set owner_uid = null where owner_uid = $1', [uid])
  await tx.query(
    `update problem set status = 'closed', resolved_at = coalesce(resolved_at, $2), closed_at = $2,
       outcome = coalesce(outcome, 'The account was erased.')
     where status <> 'closed' and seeker_id = (select id from seeker where uid = $1)`,
    [uid, now],
  )
}
