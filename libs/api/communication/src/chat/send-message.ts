import type { Contract, Conversation, MessageReceipt, ParsedInputOf } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { claimFile } from '@s4/api-platform/files'
import type { Actor } from '@s4/api-platform/actor'
import { audit, membersOf, signal } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { conversationRepository, uidOfSeeker } from './conversation-repository'
import { firstWords } from './first-words'
import { tellOfMessage } from './tell-of-message'

interface Sending {
  input: ParsedInputOf<Contract['conversations.send']>
  actor: Actor
  requestId: string
}

/**
 * Takes a message: with its place in the conversation and its notice, in one transaction, into the outbox.
 * The same id again is the same message. Throws `file.missing` for a picture this person did not send for the chat.
 */
export async function sendMessage(
  { db, clock, sealing }: Deps,
  { input, actor, requestId }: Sending,
): Promise<MessageReceipt> {
  if (input.text === '' && input.fileIds.length === 0)
    throw new Problem('input.invalid', { fields: { text: 'Write something, or add a picture.' } })
  const now = clock.now()
  return db.transaction(async (tx) => {
    const repository = conversationRepository(tx, actor)
    const conversation = await repository.byId(input.id)
    // Whoever holds the row numbers the next message; the same message sent twice at once waits here for the first.
    const [place] = await tx.query<{ sequence: number }>(
      'select last_sequence + 1 as sequence from conversation where id = $1 for update',
      [input.id],
    )
    const sent = await earlier(tx, input, actor)
    if (sent) return sent
    if (!conversation.writable) throw new Problem('chat.ended')
    if (!place) throw new Problem('chat.missing')

    await tx.query(
      `update conversation set last_sequence = $2, last_at = $3, version = version + 1, next_try_at = coalesce(next_try_at, $3), last_words_sealed = $4 where id = $1`,
      [
        input.id,
        place.sequence,
        now,
        input.text === '' ? null : sealing.seal(firstWords(input.text), 'conversation.last_words_sealed', input.id),
      ],
    )
    const kept = await tx.query(
      `insert into chat_message (id, conversation_id, sequence, sender_uid, text, sent_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (id) do nothing returning id`,
      [input.messageId, input.id, place.sequence, actor.uid, input.text, now],
    )
    if (kept.length === 0) throw new Problem('idempotency.mismatch')
    const fileIds = [...new Set(input.fileIds)]
    for (const [index, fileId] of fileIds.entries())
      await addPicture(tx, { messageId: input.messageId, fileId, index, conversation, actor, now })
    await repository.read(input.id, place.sequence, now)

    const people = {
      seekers: await uidOfSeeker(tx, conversation.seeker.id),
      members: await membersOf(tx, conversation.company.id),
    }
    await tellOfMessage(tx, { conversation, actor, people, now })
    await audit(tx, {
      at: now,
      actor,
      action: 'message.sent',
      subject: { kind: 'conversation', id: input.id },
      requestId,
      companyId: conversation.company.id,
      seekerId: conversation.seeker.id,
      detail: { pictures: fileIds.length },
    })
    await signal(tx, [...people.seekers, ...people.members], ['conversations'])
    return { id: input.messageId, sequence: place.sequence, sentAt: now.toISOString() }
  })
}

interface Picture {
  messageId: string
  fileId: string
  index: number
  conversation: Conversation
  actor: Actor
  now: Date
}

async function addPicture(tx: Db, { messageId, fileId, index, conversation, actor, now }: Picture): Promise<void> {
  const shown = await tx.query('select 1 from chat_picture where file_id = $1', [fileId])
  if (shown.length > 0) throw new Problem('file.missing')
  await claimFile(
    tx,
    {
      id: fileId,
      ownerUid: actor.uid,
      purpose: 'chat',
      companyId: conversation.company.id,
      seekerId: conversation.seeker.id,
    },
    now,
  )
  await tx.query('insert into chat_picture (message_id, place, file_id) values ($1, $2, $3)', [
    messageId,
    index,
    fileId,
  ])
}

async function earlier(tx: Db, { id, messageId }: Sending['input'], { uid }: Actor): Promise<MessageReceipt | null> {
  const [sent] = await tx.query<MessageReceipt & { conversationId: string; senderUid: string }>(
    'select id, sequence, sent_at, conversation_id, sender_uid from chat_message where id = $1',
    [messageId],
  )
  if (!sent) return null
  if (sent.conversationId !== id || sent.senderUid !== uid) throw new Problem('idempotency.mismatch')
  return { id: sent.id, sequence: sent.sequence, sentAt: sent.sentAt }
}
