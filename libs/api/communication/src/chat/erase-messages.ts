import type { Db } from '@s4/db'

/**
 * Erases the messages and pictures of somebody whose account is erased, in Firestore too: no law requires us to keep
 * them, and what was agreed is in the records of the work. What others wrote to them stays.
 */
export async function eraseMessages(tx: Db, uid: string, now: Date): Promise<void> {
  await tx.query('delete from chat_picture where message_id in (select id from chat_message where sender_uid = $1)', [
    uid,
  ])
  await tx.query(
    `update conversation set last_words_sealed = null where last_words_sealed is not null and exists (
       select from chat_message where conversation_id = conversation.id and sequence = conversation.last_sequence
         and sender_uid = $1)`,
    [uid],
  )
  await tx.query(`update chat_message set text = '', erased_at = $2, delivered_at = null where sender_uid = $1`, [
    uid,
    now,
  ])
  // Conversations without a message of theirs too: the list of participants changes.
  await tx.query(
    `update conversation set version = version + 1, next_try_at = coalesce(next_try_at, $2)
     where id in (select conversation_id from chat_message where sender_uid = $1)
       or seeker_id in (select id from seeker where uid = $1)
       or company_id in (select company_id from company_member where uid = $1)`,
    [uid, now],
  )
}
