import type { Contract, ParsedInputOf, TicketDetails } from '@s4/contract'
import { v7 as uuid } from 'uuid'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { threadRepository } from '../threads/thread-repository'
import { ticketRepository } from './ticket-repository'

type Context = CommandContext<Actor>

/** A new question to S4. Throws `file.missing`. */
export async function createTicket(
  ctx: Context,
  { kind, subject, ...written }: ParsedInputOf<Contract['tickets.create']>,
): Promise<TicketDetails> {
  const { tx, actor, now } = ctx
  const id = uuid()
  await ticketRepository(tx, actor.uid).insert({ id, kind, subject, now })
  await threadRepository(tx, 'ticket').add(id, { ...written, actor, now })
  return recordAndShow(ctx, id, 'ticket.asked')
}

/** Writes in a ticket and opens it again. Throws `ticket.missing`, `file.missing`. */
export async function replyToTicket(
  ctx: Context,
  { id, ...written }: ParsedInputOf<Contract['tickets.reply']>,
): Promise<TicketDetails> {
  const { tx, actor, now } = ctx
  const tickets = ticketRepository(tx, actor.uid)
  await tickets.lock(id)
  await threadRepository(tx, 'ticket').add(id, { ...written, actor, now })
  await tickets.setStatus(id, 'open', now)
  return recordAndShow(ctx, id, 'ticket.asked-again')
}

/** Closing a closed ticket changes nothing. Throws `ticket.missing`. */
export async function closeTicket(
  ctx: Context,
  { id }: ParsedInputOf<Contract['tickets.close']>,
): Promise<TicketDetails> {
  const { tx, actor, now } = ctx
  const tickets = ticketRepository(tx, actor.uid)
  const { status } = await tickets.lock(id)
  if (status === 'closed') return tickets.details(id)
  await threadRepository(tx, 'ticket').add(id, { actor, text: '', event: 'closed', now })
  await tickets.setStatus(id, 'closed', now)
  return recordAndShow(ctx, id, 'ticket.closed')
}

/** Records what was done to a ticket and returns the ticket. */
async function recordAndShow(ctx: Context, id: string, action: string): Promise<TicketDetails> {
  const { uid } = ctx.actor
  await ctx.record({
    action,
    subject: { kind: 'ticket', id },
    signals: [{ to: [uid], resources: ['tickets'] }],
  })
  return ticketRepository(ctx.tx, uid).details(id)
}
