import type { Db } from '@s4/db'

export interface StaffTicket {
  id: string
  number: string
  uid: string
  role: string
  email: string
  kind: 'question' | 'dataComplaint'
  subject: string
  status: 'open' | 'answered' | 'closed'
  createdAt: string
  updatedAt: string
}

export interface StaffMessage {
  side: 'seeker' | 'company' | 'S4'
  text: string
  event: string | null
  fileIds: string[]
  createdAt: string
}

const SELECT = `select ticket.id, ticket.number, ticket.uid, account.role, account.email, ticket.kind, ticket.subject,
  ticket.status, ticket.created_at, ticket.updated_at
  from ticket join account using (uid)`

/** Those that wait for S4, complaints first and the longest waiting first; or all of them. */
export const listTickets = (db: Db, all: boolean): Promise<StaffTicket[]> =>
  db.query<StaffTicket>(
    `${SELECT} where $1 or ticket.status = 'open' order by ticket.kind = 'question', ticket.updated_at`,
    [all],
  )

/** Null when there is none of this number. */
export async function findTicket(db: Db, number: string): Promise<StaffTicket | null> {
  const [ticket] = await db.query<StaffTicket>(`${SELECT} where ticket.number = $1`, [number.toUpperCase()])
  return ticket ?? null
}

export const listMessages = (db: Db, ticketId: string): Promise<StaffMessage[]> =>
  db.query<StaffMessage>(
    `select side, text, event, array(select file_id::text from ticket_picture where message_id = ticket_message.id
     order by file_id) as file_ids, created_at
     from ticket_message where ticket_id = $1 order by created_at, id`,
    [ticketId],
  )
