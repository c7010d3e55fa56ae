import type { Database, Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

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

const SELECT = `select ticket.id, ticket.number, ticket.uid, account.role, account.email, ticket.kind, ticket.subject, ticket.status, ticket.created_at, ticket.updated_at
  from ticket join account using (uid)`

/** Those that wait for S4, complaints first and the longest waiting first; or all of them. */
export const listTickets = (db: Db, all: boolean): Promise<StaffTicket[]> =>
  db.query<StaffTicket>(
    `${SELECT} where $1 or ticket.status = 'open' order by ticket.kind = 'question', ticket.updated_at`,
    [all],
  )

/** Null when there is none of this number. */
export async function ticketOf(db: Db, number: string): Promise<StaffTicket | null> {
  const [ticket] = await db.query<StaffTicket>(`${SELECT} where ticket.number = $1`, [number.toUpperCase()])
  return ticket ?? null
}

export const messagesOf = (db: Db, ticketId: string): Promise<StaffMessage[]> =>
  db.query<StaffMessage>(
    `select side, text, event, array(select file_id::text from ticket_picture where message_id = ticket_message.id order by file_id) as file_ids, created_at
     from ticket_message where ticket_id = $1 order by created_at, id`,
    [ticketId],
  )

interface Answer {
  text: string
  /** True ends the matter with it. */
  close?: boolean
  now: Date
}

/** Writes as S4 and tells the person by a notification and an e-mail, all in one transaction. */
export async function answerTicket(
  db: Database,
  { id, number, uid, role, email, subject }: StaffTicket,
  { text, close = false, now }: Answer,
): Promise<void> {
  const app = role === 'Job Seeker' ? 'seeker' : 'company'
  const link = `${app === 'seeker' ? '/User-ContactSupport' : '/chat-support'}?ticket=${id}`
  const title = close ? `${number} is closed: ${subject}` : `S4 answered ${number}: ${subject}`
  const kind = close ? 'ticket.closed' : 'ticket.answered'

  await db.transaction(async (tx) => {
    await tx.query(
      `insert into ticket_message (id, ticket_id, side, event, text, created_at) values ($1, $2, 'S4', $3, $4, $5)`,
      [uuid(), id, close ? 'closed' : null, text, now],
    )
    await tx.query(
      `update ticket set status = $2, updated_at = $3, closed_at = case when $2 = 'closed' then $3::timestamptz end where id = $1`,
      [id, close ? 'closed' : 'answered', now],
    )
    await tx.query(
      'insert into notification (id, uid, kind, title, body, link, critical, created_at) values ($1, $2, $3, $4, $5, $6, true, $7)',
      [uuid(), uid, kind, title, text, link, now],
    )
    await tx.query(
      'insert into mail (id, recipient, subject, body, created_at, next_try_at, link, app) values ($1, $2, $3, $4, $5, $5, $6, $7)',
      [uuid(), email, title, text || title, now, link, app],
    )
    await tx.query(
      `insert into audit_entry (at, actor_kind, action, subject_kind, subject_id) values ($1, 'S4', $2, 'ticket', $3)`,
      [now, kind, id],
    )
    await tx.query(`select pg_notify('s4_signal', $1)`, [
      JSON.stringify({ uid, resources: ['tickets', 'notifications'] }),
    ])
  })
}
