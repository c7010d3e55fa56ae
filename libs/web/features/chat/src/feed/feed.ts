import type { Api } from '@s4/api-client'
import type { ChatMessage } from '@s4/contract'

export interface FeedListener {
  /** The newest messages, oldest of them first; `current` is false while the line is down and these are what is remembered. */
  onMessages: (messages: ChatMessage[], current: boolean) => void
  /** How far each reader has read. */
  onSeen: (seen: Record<string, number>) => void
  /** It has stopped: not there yet, not allowed, or broken. */
  onStopped: () => void
}

/** Messages as they come. */
export interface Feed {
  /** Follows the newest `limit` messages of a conversation until the answer is called. */
  follow(conversationId: string, limit: number, listener: FeedListener): () => void
  /** Shows the other side how far this person has read. */
  markRead(conversationId: string, uid: string, sequence: number): Promise<void>
}

export type LoadFeed = (api: Api) => Promise<Feed>
