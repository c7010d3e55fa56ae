import type { ChatMessage } from '@s4/contract'
import type { Answering } from './answering'

/** Who may read a conversation, and how far it goes. */
export interface ChatHead {
  id: string
  participants: string[]
  /** Of the messages that are there; PostgreSQL may have later ones. */
  lastSequence: number
  /** Of the conversation, once everything up to it is there; 0 while some of it is still to come. */
  version: number
}

/** How far the store has got with a conversation; `version` is null where it was written before there was one. */
export interface Reached {
  lastSequence: number
  version: number | null
}

/** Where the words of the chat are kept and read live. */
export interface ChatStore {
  /** Writes all or nothing; the same again leaves everything as it is. Rejects while the store is away. */
  write(head: ChatHead, messages: readonly ChatMessage[]): Promise<void>
  /** Nothing of it is there yet: number 0, version null. Rejects while the store is away. */
  reached(conversationId: string): Promise<Reached>
  /** Every message, oldest first. Rejects while the store is away. */
  listMessages(conversationId: string): Promise<ChatMessage[]>
  /** Whether the store itself answers. */
  answering: Answering
  /** Lets whoever signed in to the chat in this session read until then. Rejects while the store is away. */
  openSession(sessionId: string, until: Date): Promise<void>
  closeSession(sessionId: string): Promise<void>
  close(): Promise<void>
}
