import type { MessageFailure } from '@s4/domain/message-failures'

/** Null when the service took the message. */
export type HandedOver = MessageFailure | null

export interface PushMessage {
  endpoint: string
  p256dh: string
  auth: string
  /** No personal data: what happened and where it leads. */
  payload: { kind: string; link: string; inSecret?: true }
  /** How long the service keeps it for a device that is off. */
  keptSeconds: number
}

export interface PhoneMessage {
  channel: 'text' | 'call'
  number: string
  words: string
}

/** Hands messages to the outside; a specification or development puts its own in place. */
export interface Channels {
  push(message: PushMessage): Promise<HandedOver>
  phone(message: PhoneMessage): Promise<HandedOver>
}
