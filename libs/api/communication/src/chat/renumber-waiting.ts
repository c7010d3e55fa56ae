import type { ChatMessage } from '@s4/contract'
import type { Database, Db } from '@s4/db'
import type { ChatStore } from '@s4/api-platform/outside-services'

interface Stores {
  db: Database
  chat: ChatStore
}

/**
 * After a backup of PostgreSQL was restored, Firestore may have messages that PostgreSQL lacks. They are inserted with
 * their numbers, and the messages waiting for delivery get later numbers. Normally only the head of the conversation is
 * read.
 */
export async function renumberWaiting({ db, chat }: Stores, id: string, now: Date): Promise<void> {
  const [waiting] = await db.query<{ first: number | null }>(
    'select min(sequence) as first from chat_message where conversation_id = $1 and delivered_at is null',
    [id],
  )
  if (!waiting?.first || (await chat.findProgress(id)).lastSequence < waiting.first) return
  const stored = await chat.listMessages(id)
  await db.transaction(async (tx) => {
    const [conversation] = await tx.query<{ lastSequence: number }>(
      'select last_sequence from conversation where id = $1 for update',
      [id],
    )
    const known = await tx.query<{ id: string; isWaiting: boolean }>(
      'select id, delivered_at is null as is_waiting from chat_message where conversation_id = $1 order by sequence',
      [id],
    )
    const knownIds = new Set(known.map((message) => message.id))
    const unknown = stored.filter((message) => !knownIds.has(message.id))
    if (!conversation || unknown.length === 0) return

    const storedIds = new Set(stored.map((message) => message.id))
    const waitingMessages = known.filter((message) => message.isWaiting && !storedIds.has(message.id))
    const last = Math.max(conversation.lastSequence, ...stored.map(({ sequence }) => sequence))
    for (const [index, message] of waitingMessages.entries())
      await tx.query('update chat_message set sequence = $2 where id = $1', [message.id, last + 1 + index])
    for (const message of unknown) await insertStored(tx, { ...message, conversationId: id }, now)
    await tx.query('update conversation set last_sequence = $2, version = version + 1 where id = $1', [
      id,
      last + waitingMessages.length,
    ])
  })
}

/** Without its text, which Firestore has. */
const insertStored = (
  tx: Db,
  { conversationId, id, sequence, senderUid, sentAt, erased }: ChatMessage & { conversationId: string },
  now: Date,
) =>
  tx.query(
    `insert into chat_message (id, conversation_id, sequence, sender_uid, sent_at, delivered_at, erased_at)
     select $1, $2, $3, uid, $5, $6, case when $7 then $6::timestamptz end from account where uid = $4
     on conflict do nothing`,
    [id, conversationId, sequence, senderUid, sentAt, now, erased],
  )
