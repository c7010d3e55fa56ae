import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Actor } from '@s4/api-platform/actor'
import { type Handler, implement, limit as limitRate, pageOf, readCursor } from '@s4/api-platform/http'
import { audit, signal } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { threadRepository } from '../threads/thread-repository'
import { ticketRepository } from './ticket-repository'

/** Questions to S4. Its staff answer with `npm run support`. */
export const ticketHandlers = (deps: Deps): Handler[] => {
  const { db, clock } = deps
  return [
    implement('tickets.list', async ({ input: { cursor, limit }, actor: { uid } }) => {
      const found = await ticketRepository(db, uid).page({ after: readCursor(cursor), limit: limit + 1 })
      return pageOf(found, limit, ({ createdAt: at, id }) => ({ at, id }))
    }),

    implement('tickets.show', ({ input: { id }, actor: { uid } }) => ticketRepository(db, uid).details(id)),

    implement('tickets.create', async ({ input: { kind, subject, ...written }, actor, request }) => {
      await limitRate(deps, request, 'ask-support', actor.uid)
      const [id, now] = [uuid(), clock.now()]
      return db.transaction(async (tx) => {
        await ticketRepository(tx, actor.uid).insert({ id, kind, subject, now })
        await threadRepository(tx, 'ticket').add(id, { ...written, actor, now })
        await record(tx, actor, 'ticket.asked', id, now, request.id)
        return ticketRepository(tx, actor.uid).details(id)
      })
    }),

    implement('tickets.reply', ({ input: { id, ...written }, actor, request }) => {
      const now = clock.now()
      return db.transaction(async (tx) => {
        const tickets = ticketRepository(tx, actor.uid)
        await tickets.lock(id)
        await threadRepository(tx, 'ticket').add(id, { ...written, actor, now })
        await tickets.setStatus(id, 'open', now)
        await record(tx, actor, 'ticket.asked-again', id, now, request.id)
        return tickets.details(id)
      })
    }),

    implement('tickets.close', ({ input: { id }, actor, request }) => {
      const now = clock.now()
      return db.transaction(async (tx) => {
        const tickets = ticketRepository(tx, actor.uid)
        const { status } = await tickets.lock(id)
        if (status === 'closed') return tickets.details(id)
        await threadRepository(tx, 'ticket').add(id, { actor, text: '', event: 'closed', now })
        await tickets.setStatus(id, 'closed', now)
        await record(tx, actor, 'ticket.closed', id, now, request.id)
        return tickets.details(id)
      })
    }),
  ]
}

async function record(tx: Db, actor: Actor, action: string, id: string, now: Date, requestId: string): Promise<void> {
  await audit(tx, { at: now, actor, action, subject: { kind: 'ticket', id }, requestId })
  await signal(tx, [actor.uid], ['tickets'])
}
