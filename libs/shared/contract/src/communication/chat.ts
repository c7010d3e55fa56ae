import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant, Nothing, Paging, text } from '../endpoint/shapes'
import { MAX_MESSAGE_LENGTH, MAX_PICTURES_IN_MESSAGE } from './chat-limits'

export const Conversation = z.object({
  id: Id,
  job: z.object({ id: Id, title: z.string(), siteName: z.string(), zone: z.string() }),
  company: z.object({ id: Id, name: z.string(), picture: z.string().nullable() }),
  seeker: z.object({ id: Id, name: z.string(), picture: z.string().nullable() }),
  /** Number of the last message; 0 before the first. */
  lastSequence: z.number().int(),
  lastAt: Instant,
  /** Messages of others that I have not read. */
  unread: z.number().int(),
  /** False once the other side has left S4. */
  writable: z.boolean(),
})
export type Conversation = z.infer<typeof Conversation>

export const ListedConversation = Conversation.extend({
  /** The first words of the last message; null when they were erased. */
  lastMessage: z
    .object({ by: z.enum(['me', 'colleague', 'other']), words: z.string(), pictures: z.boolean() })
    .nullable(),
})
export type ListedConversation = z.infer<typeof ListedConversation>

export const chatEventKinds = [
  'applied',
  'withdrawn',
  'rejected',
  'offered',
  'accepted',
  'declined',
  'lapsed',
  'rescinded',
  'bookedOn',
  'bookedOff',
  'cancelledBySeeker',
  'cancelledByCompany',
  'cancelledByS4',
  'noShow',
  'substituted',
] as const

/** Something that happened to the work itself, shown between the messages. */
export const ChatEvent = z.object({
  id: z.string(),
  kind: z.enum(chatEventKinds),
  at: Instant,
  /** The shift it is about; null for the whole job. */
  shift: z.object({ startsAt: Instant, endsAt: Instant }).nullable(),
  /** What the worker wrote with an application; else empty. */
  note: z.string(),
})
export type ChatEvent = z.infer<typeof ChatEvent>

export const ConversationDetail = Conversation.extend({
  /** Oldest first. */
  events: z.array(ChatEvent),
  /** To the company alone: the worker asked it for help in discreet mode, so nothing can be sent to their phone. */
  inSecret: z.boolean(),
  /** Who reads on the other side, by uid: Firestore tells how far each has read. */
  readers: z.array(z.string()),
  /** To colleagues the members who can write here or did; to the worker the first names of those who did. */
  members: z.array(z.object({ uid: z.string(), name: z.string() })),
})
export type ConversationDetail = z.infer<typeof ConversationDetail>

export const MessageDraft = z.object({
  id: Id,
  /** Made by the writer's browser: sending the same id again makes no second message. */
  messageId: Id,
  text: text(MAX_MESSAGE_LENGTH).default(''),
  /** Pictures sent before for `chat`. */
  fileIds: z.array(Id).max(MAX_PICTURES_IN_MESSAGE, `Add at most ${MAX_PICTURES_IN_MESSAGE} pictures.`).default([]),
})

/** A message as Firestore holds it: the server writes it, browsers read it there. */
export interface ChatMessage {
  id: string
  sequence: number
  senderUid: string
  side: 'seeker' | 'company'
  text: string
  /** Ids of stored files, in order. */
  pictures: string[]
  sentAt: string
  /** Its writer's account was erased, and the words with it. */
  erased: boolean
}

/** An accepted message: from here on it is not lost, and its place is known. */
export const MessageReceipt = z.object({ id: Id, sequence: z.number().int(), sentAt: Instant })
export type MessageReceipt = z.infer<typeof MessageReceipt>

/** A job, or one shift of it, or a site for today. */
export const BroadcastChoice = z.object({ jobId: Id.optional(), shiftId: Id.optional(), siteId: Id.optional() })

const People = z.object({ people: z.number().int() })
const Count = z.object({ unread: z.number().int() })

export const chat = endpoints({
  'chat.list': {
    summary: 'My conversations that have messages, latest first.',
    requires: 'messages.read',
    paged: true,
    input: Paging,
    output: ListedConversation,
  },
  'chat.unread': {
    summary: 'How many messages I have not read.',
    requires: 'messages.read',
    input: Nothing,
    output: Count,
  },
  'chat.open': {
    summary: 'The conversation about a job, made if there is none: a company names the seeker.',
    requires: 'messages.write',
    input: z.object({ jobId: Id, seekerId: Id.optional() }),
    output: Conversation,
  },
  'chat.show': {
    summary: 'A conversation, with what happened to its work; the messages themselves are in Firestore.',
    requires: 'messages.read',
    input: z.object({ id: Id }),
    output: ConversationDetail,
  },
  'chat.send': {
    summary: 'Say something: accepted with 202 and then delivered to Firestore, in order and once.',
    requires: 'messages.write',
    input: MessageDraft,
    output: MessageReceipt,
  },
  'chat.recipients': {
    summary: 'How many people a message to everybody on a shift, on a job or at a site today would reach.',
    requires: 'messages.broadcast',
    input: BroadcastChoice,
    output: People.extend({
      /** The names of those who ask for help in secret: they are left out, because their phone is not to ring. */
      inSecret: z.array(z.string()),
    }),
  },
  'chat.broadcast': {
    summary:
      'Write to everybody with a live place on a shift, on a job or at a site today, each in their own conversation: ' +
      'at most 500 people, and 10 times an hour for a company.',
    requires: 'messages.broadcast',
    input: BroadcastChoice.extend({ text: text(MAX_MESSAGE_LENGTH).min(1, 'Write something.') }),
    output: People,
  },
  'chat.read': {
    summary: 'Mark a conversation as read up to a message; never backwards.',
    requires: 'messages.read',
    input: z.object({ id: Id, sequence: z.number().int().min(0).max(2_000_000_000) }),
    output: Count,
  },
})
