import type { ChatMessage } from '@s4/contract'
import type { Answering } from './answering'

/** Who may read a conversation, and how far it goes. */
export interface ChatHead {
  id: string
  participants: string[]
  lastSequence: number
}

/** Where the words of the chat are kept and read live. */
export interface ChatStore {
  /** Writes all or nothing; the same again leaves everything as it is. Rejects while the store is away. */
  write(head: ChatHead, messages: readonly ChatMessage[]): Promise<void>
  /** The number of its last message; 0 where there is none. Rejects while the store is away. */
  lastSequence(conversationId: string): Promise<number>
  /** Every message, oldest first. Rejects while the store is away. */
  messagesOf(conversationId: string): Promise<ChatMessage[]>
  /** Whether the store itself answers. */
  answering: Answering
  /** Lets whoever signed in to the chat in this session read until then. Rejects while the store is away. */
  openSession(sessionId: string, until: Date): Promise<void>
  closeSession(sessionId: string): Promise<void>
  close(): Promise<void>
}
