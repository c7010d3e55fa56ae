import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Instant, Nothing, text } from '../endpoint/shapes'
import { Role } from '../identity/session'
import { Ticket, TicketDetails } from './tickets'

/** A question to S4 as the staff see it in their list: whose it is, is shown when it is opened. */
export const StaffTicket = Ticket.extend({
  role: Role,
  /** Since when it waits for S4. */
  waitingSince: Instant,
})
export type StaffTicket = z.infer<typeof StaffTicket>

export const StaffTicketDetails = TicketDetails.extend({ role: Role, email: z.string() })
export type StaffTicketDetails = z.infer<typeof StaffTicketDetails>

export const staffTickets = endpoints({
  'staffTickets.list': {
    summary: 'Questions that wait for S4: complaints about personal data first, then the longest waiting.',
    requires: 'staff.tickets',
    input: Nothing,
    output: z.array(StaffTicket),
  },
  'staffTickets.show': {
    summary: 'One question with its thread; that it was opened is recorded.',
    requires: 'staff.tickets',
    input: ById,
    output: StaffTicketDetails,
  },
  'staffTickets.answer': {
    summary: 'Answer a question, or close it with or without a last word. The person is told.',
    requires: 'staff.tickets',
    input: ById.extend({ text: text(4000).default(''), close: z.boolean().default(false) }),
    output: StaffTicketDetails,
  },
})
