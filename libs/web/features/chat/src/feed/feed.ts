import type { Api } from '@s4/api-client'
import type { ChatMessage } from '@s4/contract'

export interface FeedListener {
  /** The newest messages, in order; `current` is false for cached ones while there is no connection. */
  onMessages: (messages: ChatMessage[], current: boolean) => void
  /** How far each reader has read. */
  onSeen: (seen: Record<string, number>) => void
  /** The feed has stopped: not there yet, not allowed, or broken. */
  onStopped: () => void
}

/** Messages as they arrive. */
export interface Feed {
  /** Follows the newest `limit` messages of a conversation until the returned function is called. */
  follow(conversationId: string, limit: number, listener: FeedListener): () => void
  /** Shows the other side how far this person has read. */
  markRead(conversationId: string, uid: string, sequence: number): Promise<void>
}

export type LoadFeed = (api: Api) => Promise<Feed>
