import type { Ticket, TicketDetails, TicketKind } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { Cursor } from '@s4/api-platform/http'
import { threadRepository } from '../threads/thread-repository'

// By law a complaint about personal data must be acknowledged within 30 days.
export const TICKET_COLUMNS = `ticket.id, ticket.number, ticket.kind, ticket.subject, ticket.status,
  ticket.created_at, ticket.updated_at,
  case when ticket.kind = 'dataComplaint' and not exists (select from ticket_message
    where ticket_id = ticket.id and side = 'S4') then ticket.created_at + interval '30 days' end as acknowledge_by`

/** One person's questions to S4. */
export const ticketRepository = (db: Db, uid: string) => ({
  /** Newest first. */
  page: ({ after, limit }: { after: Cursor | null; limit: number }): Promise<Ticket[]> =>
    db.query<Ticket>(
      `select ${TICKET_COLUMNS} from ticket where uid = $1
         and ($2::timestamptz is null or (created_at, id) < ($2::timestamptz, $3::uuid))
       order by created_at desc, id desc limit $4`,
      [uid, after?.at ?? null, after?.id ?? null, limit],
    ),

  insert: ({ id, kind, subject, now }: { id: string; kind: TicketKind; subject: string; now: Date }) =>
    db.query(
      `insert into ticket (id, number, uid, kind, subject, status, created_at, updated_at)
       values ($1, numbered('SUP-', nextval('ticket_number')), $2, $3, $4, 'open', $5, $5)`,
      [id, uid, kind, subject, now],
    ),

  /** Locked until the transaction ends. Throws `ticket.missing`. */
  async lock(id: string): Promise<Ticket> {
    const [row] = await db.query<Ticket>(`select ${TICKET_COLUMNS} from ticket where id = $1 and uid = $2 for update`, [
      id,
      uid,
    ])
    if (!row) throw new ApiError('ticket.missing')
    return row
  },

  /** Throws `ticket.missing`. */
  async details(id: string): Promise<TicketDetails> {
    const [row] = await db.query<Ticket>(`select ${TICKET_COLUMNS} from ticket where id = $1 and uid = $2`, [id, uid])
    if (!row) throw new ApiError('ticket.missing')
    return { ...row, thread: await threadRepository(db, 'ticket').messages(id) }
  },

  setStatus: (id: string, status: Ticket['status'], now: Date) =>
    db.query(
      `update ticket set status = $2, updated_at = $3, closed_at = case when $2 = 'closed' then $3::timestamptz end
       where id = $1`,
      [id, status, now],
    ),
})
