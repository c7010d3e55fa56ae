import { ApiError } from '@s4/contract/api-error'
import { companyLinks, seekerLinks } from '@s4/links'
import type { CommandContext } from '@s4/api-platform/commands'
import { threadRepository } from '../threads/thread-repository'
import type { TicketForStaff } from './staff-tickets'
import { ticketRepository } from '../tickets/ticket-repository'

interface StaffAnswer {
  ticket: TicketForStaff
  text: string
  /** Closes the ticket with this answer. */
  close: boolean
}

/** S4 answers; the person gets a notification and an email. Closing a closed ticket changes nothing. */
export async function answerTicket(ctx: CommandContext<null>, { ticket, text, close }: StaffAnswer): Promise<void> {
  const { tx, actor, now } = ctx
  const { id, number, subject, uid, role, status } = ticket
  if (text === '' && !close) throw new ApiError('input.invalid', { fields: { text: 'Write the answer.' } })
  if (text === '' && status === 'closed') return
  await threadRepository(tx, 'ticket').add(id, { actor, text, event: close ? 'closed' : null, now })
  await ticketRepository(tx, uid).setStatus(id, close ? 'closed' : 'answered', now)
  const action = close ? 'ticket.closed' : 'ticket.answered'
  await ctx.record({
    action,
    subject: { kind: 'ticket', id },
    notices: [
      {
        to: [uid],
        kind: action,
        title: close ? `${number} is closed: ${subject}` : `S4 answered ${number}: ${subject}`,
        body: text,
        link: `${(role === 'Job Seeker' ? seekerLinks : companyLinks).support}?ticket=${id}`,
        critical: true,
      },
    ],
    signals: [{ to: [uid], resources: ['tickets'] }],
  })
}
