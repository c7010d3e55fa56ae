import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, Paging, line } from '../endpoint/shapes'
import { ThreadMessage, Written } from './problems'

/**
 * What is asked of S4: a question, or a complaint about how it handles personal data (docs/uk-rules.md#personal-data).
 */
export const TicketKind = z.enum(['question', 'dataComplaint'])
export type TicketKind = z.infer<typeof TicketKind>

/** A question to S4, answered by its staff. */
export const Ticket = z.object({
  id: Id,
  /** `SUP-000123`. */
  number: z.string(),
  kind: TicketKind,
  subject: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  createdAt: Instant,
  updatedAt: Instant,
  /** Until when S4 must acknowledge a complaint; null for a question, and once S4 has written. */
  acknowledgeBy: Instant.nullable(),
})
export type Ticket = z.infer<typeof Ticket>

export const TicketDetails = Ticket.extend({
  /** Oldest first; S4's staff write as `S4`. */
  thread: z.array(ThreadMessage),
})
export type TicketDetails = z.infer<typeof TicketDetails>

export const tickets = endpoints({
  'tickets.list': {
    summary: 'My questions to S4, newest first.',
    requires: 'support.ask',
    paged: true,
    input: Paging,
    output: Ticket,
  },
  'tickets.create': {
    summary: 'Ask S4 a question.',
    requires: 'support.ask',
    input: z.object({
      kind: TicketKind.default('question'),
      subject: line('Say in a few words what it is about.', 120),
      ...Written,
    }),
    output: TicketDetails,
  },
  'tickets.show': {
    summary: 'One of my questions with its answers.',
    requires: 'support.ask',
    input: ById,
    output: TicketDetails,
  },
  'tickets.reply': {
    summary: 'Write again; this opens a closed question.',
    requires: 'support.ask',
    input: z.object({ id: Id, ...Written }),
    output: TicketDetails,
  },
  'tickets.close': {
    summary: 'Close a question that is answered.',
    requires: 'support.ask',
    input: ById,
    output: TicketDetails,
  },
})
