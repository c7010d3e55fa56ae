import type { Db } from '@s4/db'

/** Questions to S4 go with the person; of problems only number, dates and outcome stay, without this person's words and pictures. */
export async function eraseWords(tx: Db, uid: string, now: Date): Promise<void> {
  await tx.query('delete from ticket where uid = $1', [uid])
  await tx.query('delete from problem_picture where message_id in (select id from problem_message where by_uid = $1)', [
    uid,
  ])
  await tx.query(
    `update problem set subject = 'Erased' where (
       select by_uid from problem_message where problem_id = problem.id order by created_at, id limit 1) = $1`,
    [uid],
  )
  await tx.query(`update problem_message set text = 'Erased' where by_uid = $1 and text <> ''`, [uid])
  await tx.query('update problem set owner_uid = null where owner_uid = $1', [uid])
  await tx.query(
    `update problem set status = 'closed', resolved_at = coalesce(resolved_at, $2), closed_at = $2, outcome = coalesce(outcome, 'The account was erased.')
     where status <> 'closed' and seeker_id = (select id from seeker where uid = $1)`,
    [uid, now],
  )
}
