import type { ChatMessage } from '@s4/contract'
import type { ChatHead, ChatStore } from '../server/chat-store'

export interface StandInChat extends ChatStore {
  /** Away, every question is refused. */
  away(isAway: boolean): void
  head(id: string): ChatHead | undefined
  /** Every document written so far, in the order it came: a second writing of one stands there twice. */
  written: ChatMessage[]
}

/** Firestore in memory. */
export function standInChat(): StandInChat {
  const heads = new Map<string, ChatHead>()
  const messages = new Map<string, Map<string, ChatMessage>>()
  const written: ChatMessage[] = []
  let isAway = false
  const answer = () => {
    if (isAway) throw new Error('Firestore is away')
  }

  return {
    written,
    away: (next) => { isAway = next },
    head: (id) => heads.get(id),
    async write(head, next) {
      answer()
      heads.set(head.id, head)
      const kept = messages.get(head.id) ?? new Map<string, ChatMessage>()
      messages.set(head.id, kept)
      for (const message of next) kept.set(message.id, message)
      written.push(...next)
    },
    async messagesOf(id) {
      answer()
      return [...(messages.get(id)?.values() ?? [])].toSorted((one, other) => one.sequence - other.sequence)
    },
    answering: { now: async () => !isAway, isGone: async () => isAway },
    close: async () => undefined,
  }
}
