import type { Db } from '@s4/db'

/** Erases somebody's texts and pictures in problems or tickets; the empty messages stay. */
export async function eraseThreadWords(tx: Db, kind: 'problem' | 'ticket', uid: string): Promise<void> {
  await tx.query(`delete from ${kind}_picture where message_id in (select id from ${kind}_message where by_uid = $1)`, [
    uid,
  ])
  await tx.query(`update ${kind}_message set text = 'Erased' where by_uid = $1 and text <> ''`, [uid])
}
