import type { StaffTicket, StaffTicketDetails } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { STAFF_LIST_LENGTH } from '@s4/domain/staff-lists'
import { threadRepository } from '../threads/thread-repository'
import { TICKET_COLUMNS } from '../tickets/ticket-repository'

export interface TicketForStaff extends Omit<StaffTicketDetails, 'thread'> {
  uid: string
}

/** Complaints first, because of their legal time, then the longest waiting. */
export const waitingTickets = (db: Db): Promise<StaffTicket[]> =>
  db.query<StaffTicket>(
    `select ${TICKET_COLUMNS}, ticket.updated_at as waiting_since, account.role
     from (
       select id from ticket where status = 'open' order by kind = 'question', updated_at, id
       limit ${STAFF_LIST_LENGTH}
     ) first join ticket using (id) join account using (uid)
     order by ticket.kind = 'question', ticket.updated_at, ticket.id`,
  )

/** Locked until the transaction ends. Throws `ticket.missing`. */
export async function lockTicketForStaff(db: Db, id: string): Promise<TicketForStaff> {
  const [row] = await db.query<TicketForStaff>(
    `select ${TICKET_COLUMNS}, account.uid, account.role, account.email from ticket join account using (uid)
     where ticket.id = $1 for update of ticket`,
    [id],
  )
  if (!row) throw new ApiError('ticket.missing')
  return row
}

export async function staffTicketDetails(db: Db, id: string): Promise<StaffTicketDetails> {
  const ticket = await lockTicketForStaff(db, id)
  return { ...ticket, thread: await threadRepository(db, 'ticket').messages(id) }
}
