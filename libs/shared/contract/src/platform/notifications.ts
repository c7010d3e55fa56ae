import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Nothing, Paging } from '../endpoint/shapes'

/** A message to one person that something has happened. */
export const Notification = z.object({
  id: Id,
  /** Subject and past tense: `offer.made`. */
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  /** Path in the reader's own app. */
  link: z.string(),
  /** Also sent by email. */
  critical: z.boolean(),
  createdAt: Instant,
  readAt: Instant.nullable(),
})
export type Notification = z.infer<typeof Notification>

export const Unread = z.object({ unread: z.number().int() })

export const notifications = endpoints({
  'notifications.list': {
    summary: 'My notifications, newest first.',
    requires: 'notifications.read',
    paged: true,
    input: Paging.extend({ state: z.enum(['all', 'unread']).default('all') }),
    output: Notification,
  },
  'notifications.unread': {
    summary: 'How many of my notifications I have not read.',
    requires: 'notifications.read',
    input: Nothing,
    output: Unread,
  },
  'notifications.read': {
    summary: 'Mark one as read; doing it again changes nothing.',
    requires: 'notifications.read',
    input: ById,
    output: Notification,
  },
  'notifications.readAll': {
    summary: 'Mark all up to an instant as read; later ones stay unread.',
    requires: 'notifications.read',
    input: z.object({ until: Instant }),
    output: Unread,
  },
})
