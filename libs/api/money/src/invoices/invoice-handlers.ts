import type { Actor } from '@s4/api-platform/actor'
import { type Handler, implement, pageOf, readCursor, viewerOf } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { changeInvoice } from './change-invoice'
import { invoiceRepository } from './invoice-repository'
import { confirmPayment, markPaid, reopenInvoice } from './settle-invoice'

export const invoiceHandlers = ({ db, clock, sealing }: Deps): Handler[] => {
  const invoices = (actor: Actor) => invoiceRepository(db, viewerOf(actor), sealing)
  const change = changeInvoice({ db, sealing })

  return [
    implement('invoices.list', async ({ input: { cursor, limit, ...query }, actor }) => {
      const found = await invoices(actor).page({ ...query, after: readCursor(cursor), limit: limit + 1 })
      return pageOf(found, limit, ({ createdAt: at, id }) => ({ at, id }))
    }),

    implement('invoices.show', ({ input, actor }) => invoices(actor).show(input.id)),
    implement('invoices.totals', ({ actor }) => invoices(actor).totals()),

    implement('invoices.markPaid', ({ input: { id, ...payment }, actor, request }) =>
      change(actor, id, (tx, invoice) =>
        markPaid(tx, invoice, payment, { actor, now: clock.now(), requestId: request.id }),
      ),
    ),
    implement('invoices.confirm', ({ input, actor, request }) =>
      change(actor, input.id, (tx, invoice) =>
        confirmPayment(tx, invoice, { actor, now: clock.now(), requestId: request.id }),
      ),
    ),
    implement('invoices.reopen', ({ input, actor, request }) =>
      change(actor, input.id, (tx, invoice) =>
        reopenInvoice(tx, invoice, input.reason, { actor, now: clock.now(), requestId: request.id }),
      ),
    ),
  ]
}
