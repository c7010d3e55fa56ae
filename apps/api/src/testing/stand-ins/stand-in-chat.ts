import type { ChatMessage } from '@s4/contract'
import type { ChatHead, ChatStore } from '@s4/api-platform/outside-services'

export interface StandInChat extends ChatStore {
  /** While away, every call fails. */
  setAway(isAway: boolean): void
  head(id: string): ChatHead | undefined
  /** Simulates restoring an older copy: messages after that sequence number are lost. */
  dropAfter(id: string, lastSequence: number): void
  /** Copies a conversation and returns a function that restores the copy. */
  copy(id: string): () => void
  /** When each session's reading access ends. */
  sessions: ReadonlyMap<string, Date>
  /** Every message write so far, in order; a message written twice is here twice. */
  written: ChatMessage[]
}

/** Firestore in memory. */
export function standInChat(): StandInChat {
  const heads = new Map<string, ChatHead>()
  const messages = new Map<string, Map<string, ChatMessage>>()
  const written: ChatMessage[] = []
  const sessions = new Map<string, Date>()
  let isAway = false
  const failIfAway = () => {
    if (isAway) throw new Error('Firestore is away')
  }

  return {
    written,
    sessions,
    setAway: (next) => {
      isAway = next
    },
    head: (id) => heads.get(id),
    dropAfter(id, lastSequence) {
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
      failIfAway()
      heads.set(head.id, head)
      const kept = messages.get(head.id) ?? new Map<string, ChatMessage>()
      messages.set(head.id, kept)
      for (const message of next) kept.set(message.id, message)
      written.push(...next)
    },
    async findProgress(id) {
      failIfAway()
      const head = heads.get(id)
      return { lastSequence: head?.lastSequence ?? 0, version: head?.version ?? null }
    },
    async listMessages(id) {
      failIfAway()
      return [...(messages.get(id)?.values() ?? [])].toSorted((one, other) => one.sequence - other.sequence)
    },
    reachability: { now: async () => !isAway, isGone: async () => isAway },
    async openSession(id, until) {
      failIfAway()
      sessions.set(id, until)
    },
    async closeSession(id) {
      failIfAway()
      sessions.delete(id)
    },
    close: async () => undefined,
  }
}
