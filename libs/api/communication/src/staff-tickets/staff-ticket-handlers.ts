import { recordLook, refuseOwnCase } from '@s4/api-identity/staff'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { answerTicket } from './answer-ticket'
import { lockTicketForStaff, staffTicketDetails, waitingTickets } from './staff-tickets'

/** Questions to S4, as its staff read and answer them. */
export const staffTicketHandlers = ({ db }: Deps): Handler[] => [
  implement('staffTickets.list', () => waitingTickets(db)),

  implement('staffTickets.show', ({ input: { id }, actor: staff, transact }) =>
    transact(async ({ tx, now }) => {
      const { uid } = await lockTicketForStaff(tx, id)
      await recordLook(tx, { staff, uids: [uid], subject: { kind: 'ticket', id }, now })
      return staffTicketDetails(tx, id)
    }),
  ),

  implement('staffTickets.answer', ({ input: { id, text, close }, actor: staff, transact }) =>
    transact(async (ctx) => {
      const ticket = await lockTicketForStaff(ctx.tx, id)
      await refuseOwnCase(ctx.tx, staff, [ticket.uid])
      await answerTicket(ctx, { ticket, text, close })
      return staffTicketDetails(ctx.tx, id)
    }),
  ),
]
