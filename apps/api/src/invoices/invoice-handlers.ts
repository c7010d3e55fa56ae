import { answerCredit, askForCredit, withdrawCredit } from '../credits/credit-request'
import { viewerOf } from '../assignments/viewer'
import type { Db } from '@s4/db'
import type { Actor } from '../server/actor'
import { pageOf, readCursor } from '../server/cursor'
import type { Deps } from '../server/deps'
import { implement, type Handler } from '../server/implement'
import { invoiceRepository, type KeptInvoice } from './invoice-repository'
import { confirmPayment, markPaid, reopenInvoice } from './settle-invoice'

export const invoiceHandlers = ({ db, clock, sealing }: Deps): Handler[] => {
  const invoices = (actor: Actor, on: Db = db) => invoiceRepository(on, viewerOf(actor), sealing)

  /** Runs a change on a locked invoice and answers how it stands then. */
  const change = (actor: Actor, id: string, work: (tx: Db, invoice: KeptInvoice) => Promise<void>) =>
    db.transaction(async (tx) => {
      await work(tx, await invoices(actor, tx).lock(id))
      return invoices(actor, tx).show(id)
    })

  return [
    implement('invoices.list', async ({ input: { cursor, limit, ...query }, actor }) => {
      const found = await invoices(actor).page({ ...query, after: readCursor(cursor), limit: limit + 1 })
      return pageOf(found, limit, ({ createdAt: at, id }) => ({ at, id }))
    }),

    implement('invoices.show', ({ input, actor }) => invoices(actor).show(input.id)),
    implement('invoices.totals', ({ actor }) => invoices(actor).totals()),

    implement('invoices.markPaid', ({ input: { id, ...payment }, actor, request }) =>
      change(actor, id, (tx, invoice) => markPaid(tx, invoice, payment, { actor, now: clock.now(), requestId: request.id })),
    ),
    implement('invoices.confirm', ({ input, actor, request }) =>
      change(actor, input.id, (tx, invoice) => confirmPayment(tx, invoice, { actor, now: clock.now(), requestId: request.id })),
    ),
    implement('credits.ask', ({ input: { id, ...draft }, actor, request }) =>
      change(actor, id, (tx, invoice) => askForCredit(tx, invoice, draft, { actor, now: clock.now(), requestId: request.id })),
    ),
    implement('credits.answer', ({ input: { id, ...answer }, actor, request }) =>
      change(actor, id, (tx, invoice) => answerCredit(tx, invoice, answer, { actor, now: clock.now(), requestId: request.id })),
    ),
    implement('credits.withdraw', ({ input, actor, request }) =>
      change(actor, input.id, (tx, invoice) => withdrawCredit(tx, invoice, { actor, now: clock.now(), requestId: request.id })),
    ),
    implement('invoices.reopen', ({ input, actor, request }) =>
      change(actor, input.id, (tx, invoice) => reopenInvoice(tx, invoice, input.reason, { actor, now: clock.now(), requestId: request.id })),
    ),
  ]
}
