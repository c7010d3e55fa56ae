import type { Contract, Conversation, MessageReceipt, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { claimFile } from '@s4/api-platform/files'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { listMemberUids } from '@s4/api-platform/notices'
import { conversationRepository, isHeldBack, uidOfSeeker } from './conversation-repository'
import { firstWords } from './first-words'
import { messageNotices } from './message-notices'

type Message = ParsedInputOf<Contract['chat.send']>

/**
 * Stores a message for delivery, with its number in the conversation and its notice, in one transaction.
 * A repeated id returns the first receipt. Throws `file.missing` for a picture this person did not upload for the chat,
 * and `chat.in-secret` while the worker's phone must not ring.
 */
export async function sendMessage(
  ctx: CommandContext<Actor>,
  { sealer, ...message }: Message & { sealer: Sealer },
): Promise<MessageReceipt> {
  if (message.text === '' && message.fileIds.length === 0)
    throw new ApiError('input.invalid', { fields: { text: 'Write something, or add a picture.' } })
  const { tx, actor, now } = ctx
  const repository = conversationRepository(tx, actor)
  const conversation = await repository.byId(message.id)
  // The lock numbers messages one after the other and makes a repeated request wait for the first.
  const [next] = await tx.query<{ sequence: number }>(
    'select last_sequence + 1 as sequence from conversation where id = $1 for update',
    [message.id],
  )
  const sent = await findSent(tx, message, actor)
  if (sent) return sent
  if (!conversation.writable) throw new ApiError('chat.ended')
  if (await isHeldBack(tx, conversation, actor)) throw new ApiError('chat.in-secret')
  if (!next) throw new ApiError('chat.missing')
  const { sequence } = next

  const lastWords =
    message.text === '' ? null : sealer.seal(firstWords(message.text), 'conversation.last_words_sealed', message.id)
  await insertMessage(ctx, { message, sequence, lastWords })
  const fileIds = [...new Set(message.fileIds)]
  for (const [index, fileId] of fileIds.entries())
    await addPicture(ctx, { messageId: message.messageId, fileId, index, conversation })
  await repository.read(message.id, sequence, now)

  const people = {
    seekers: await uidOfSeeker(tx, conversation.seeker.id),
    members: await listMemberUids(tx, conversation.company.id),
  }
  await ctx.record({
    action: 'message.sent',
    subject: { kind: 'conversation', id: message.id },
    companyId: conversation.company.id,
    seekerId: conversation.seeker.id,
    detail: { pictures: fileIds.length },
    notices: await messageNotices(ctx, conversation, people),
    signals: [{ to: [...people.seekers, ...people.members], resources: ['chat'] }],
  })
  return { id: message.messageId, sequence, sentAt: now.toISOString() }
}

interface MessageRow {
  message: Message
  sequence: number
  lastWords: Buffer | null
}

async function insertMessage(
  { tx, actor, now }: CommandContext<Actor>,
  { message, sequence, lastWords }: MessageRow,
): Promise<void> {
  await tx.query(
    `update conversation set last_sequence = $2, last_at = $3, version = version + 1,
       next_try_at = coalesce(next_try_at, $3), last_words_sealed = $4 where id = $1`,
    [message.id, sequence, now, lastWords],
  )
  const inserted = await tx.query(
    `insert into chat_message (id, conversation_id, sequence, sender_uid, text, sent_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do nothing returning id`,
    [message.messageId, message.id, sequence, actor.uid, message.text, now],
  )
  if (inserted.length === 0) throw new ApiError('idempotency.mismatch')
}

interface Picture {
  messageId: string
  fileId: string
  index: number
  conversation: Conversation
}

async function addPicture(
  { tx, actor, now }: CommandContext<Actor>,
  { messageId, fileId, index, conversation }: Picture,
): Promise<void> {
  const shown = await tx.query('select 1 from chat_picture where file_id = $1', [fileId])
  if (shown.length > 0) throw new ApiError('file.missing')
  const { company, seeker } = conversation
  await claimFile(
    tx,
    { id: fileId, ownerUid: actor.uid, purpose: 'chat', companyId: company.id, seekerId: seeker.id },
    now,
  )
  await tx.query('insert into chat_picture (message_id, place, file_id) values ($1, $2, $3)', [
    messageId,
    index,
    fileId,
  ])
}

async function findSent(tx: Db, { id, messageId }: Message, { uid }: Actor): Promise<MessageReceipt | null> {
  const [sent] = await tx.query<MessageReceipt & { conversationId: string; senderUid: string }>(
    'select id, sequence, sent_at, conversation_id, sender_uid from chat_message where id = $1',
    [messageId],
  )
  if (!sent) return null
  if (sent.conversationId !== id || sent.senderUid !== uid) throw new ApiError('idempotency.mismatch')
  return { id: sent.id, sequence: sent.sequence, sentAt: sent.sentAt }
}
