import type { ChatMessage } from '@s4/contract'
import type { Reachability } from './reachability'

/** The readers of a conversation and its last message. */
export interface ChatHead {
  id: string
  participants: string[]
  /** Of the delivered messages; PostgreSQL may have later ones. */
  lastSequence: number
  /** Of the conversation once all its messages are delivered; 0 before that. */
  version: number
}

/** What the store has of a conversation; `version` is null for documents written before versions existed. */
export interface StoredProgress {
  lastSequence: number
  version: number | null
}

/** Stores the messages of the chat, where browsers read them live. */
export interface ChatStore {
  /** Writes all or nothing; repeating a write changes nothing. Rejects while the store is unreachable. */
  write(head: ChatHead, messages: readonly ChatMessage[]): Promise<void>
  /** Number 0 and version null for an unknown conversation. Rejects while the store is unreachable. */
  findProgress(conversationId: string): Promise<StoredProgress>
  /** Every message, oldest first. Rejects while the store is unreachable. */
  listMessages(conversationId: string): Promise<ChatMessage[]>
  reachability: Reachability
  /** Lets this session read the chat until then. Rejects while the store is unreachable. */
  openSession(sessionId: string, until: Date): Promise<void>
  closeSession(sessionId: string): Promise<void>
  close(): Promise<void>
}
