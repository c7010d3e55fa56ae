import type { Deps } from '@s4/api-platform/deps'

export interface ConversationMessage {
  id: string
  sequence: number
  senderUid: string
  text: string
  sentAt: string
}

/** The messages of a conversation that are not erased, delivered or not, in their order. */
export async function conversationMessages({ db, chat }: Deps, id: string): Promise<ConversationMessage[]> {
  const waiting = await db.query<ConversationMessage>(
    `select id, sequence, sender_uid, text, sent_at from chat_message
     where conversation_id = $1 and text is not null and erased_at is null`,
    [id],
  )
  const delivered = chat ? await chat.listMessages(id) : []
  const messages = new Map(
    [...delivered.filter(({ erased }) => !erased), ...waiting].map((message) => [message.id, message]),
  )
  return [...messages.values()].toSorted((first, second) => first.sequence - second.sequence)
}
