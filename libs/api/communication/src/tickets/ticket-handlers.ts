import { type Handler, implement, toPage, readCursor } from '@s4/api-platform/http'
import { limit as limitRate } from '@s4/api-platform/limits'
import type { Deps } from '@s4/api-platform/deps'
import { replyToTicket, createTicket, closeTicket } from './ticket-commands'
import { ticketRepository } from './ticket-repository'

/** Questions to S4; its staff answer in the console. */
export const ticketHandlers = (deps: Deps): Handler[] => {
  const { db } = deps
  return [
    implement('tickets.list', async ({ input: { cursor, limit }, actor: { uid } }) => {
      const found = await ticketRepository(db, uid).page({ after: readCursor(cursor), limit: limit + 1 })
      return toPage(found, limit, ({ createdAt: at, id }) => ({ at, id }))
    }),

    implement('tickets.show', ({ input: { id }, actor: { uid } }) => ticketRepository(db, uid).details(id)),

    implement('tickets.create', async ({ input, actor, request, transact }) => {
      await limitRate(deps, request, { what: 'ask-support', person: actor.uid })
      return transact((ctx) => createTicket(ctx, input))
    }),

    implement('tickets.reply', ({ input, transact }) => transact((ctx) => replyToTicket(ctx, input))),
    implement('tickets.close', ({ input, transact }) => transact((ctx) => closeTicket(ctx, input))),
  ]
}
