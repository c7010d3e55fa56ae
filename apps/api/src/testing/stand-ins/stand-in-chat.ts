import type { ChatMessage } from '@s4/contract'
import type { ChatHead, ChatStore } from '@s4/api-platform/outside-services'

export interface StandInChat extends ChatStore {
  /** Away, every question is refused. */
  away(isAway: boolean): void
  head(id: string): ChatHead | undefined
  /** As when it was set back to a copy from before: nothing after that number is there. */
  setBack(id: string, lastSequence: number): void
  /** Takes a copy of a conversation; returns how to set it back to that. */
  copy(id: string): () => void
  /** Until when each session may read. */
  sessions: ReadonlyMap<string, Date>
  /** Every document written so far, in the order it came: a second writing of one stands there twice. */
  written: ChatMessage[]
}

/** Firestore in memory. */
export function standInChat(): StandInChat {
  const heads = new Map<string, ChatHead>()
  const messages = new Map<string, Map<string, ChatMessage>>()
  const written: ChatMessage[] = []
  const sessions = new Map<string, Date>()
  let isAway = false
  const answer = () => {
    if (isAway) throw new Error('Firestore is away')
  }

  return {
    written,
    sessions,
    away: (next) => {
      isAway = next
    },
    head: (id) => heads.get(id),
    setBack(id, lastSequence) {
      const head = heads.get(id)
      if (head) heads.set(id, { ...head, lastSequence })
      const kept = messages.get(id)
      kept?.forEach(({ sequence }, messageId) => {
        if (sequence > lastSequence) kept.delete(messageId)
      })
    },
    copy(id) {
      const [head, kept] = [heads.get(id), new Map(messages.get(id))]
      return () => {
        if (head) heads.set(id, head)
        messages.set(id, kept)
      }
    },
    async write(head, next) {
      answer()
      heads.set(head.id, head)
      const kept = messages.get(head.id) ?? new Map<string, ChatMessage>()
      messages.set(head.id, kept)
      for (const message of next) kept.set(message.id, message)
      written.push(...next)
    },
    async reached(id) {
      answer()
      const head = heads.get(id)
      return { lastSequence: head?.lastSequence ?? 0, version: head?.version ?? null }
    },
    async listMessages(id) {
      answer()
      return [...(messages.get(id)?.values() ?? [])].toSorted((one, other) => one.sequence - other.sequence)
    },
    reachability: { now: async () => !isAway, isGone: async () => isAway },
    async openSession(id, until) {
      answer()
      sessions.set(id, until)
    },
    async closeSession(id) {
      answer()
      sessions.delete(id)
    },
    close: async () => undefined,
  }
}
