import type { Actor } from '@s4/api-platform/actor'
import { type Handler, implement, toPage, readCursor, toViewer } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { changeInvoice } from './change-invoice'
import { invoiceRepository } from './invoice-repository'
import { confirmPayment, markPaid, reopenInvoice } from './settle-invoice'

export const invoiceHandlers = ({ db, sealer }: Deps): Handler[] => {
  const invoices = (actor: Actor) => invoiceRepository(db, toViewer(actor), sealer)

  return [
    implement('invoices.list', async ({ input: { cursor, limit, ...query }, actor }) => {
      const found = await invoices(actor).page({ ...query, after: readCursor(cursor), limit: limit + 1 })
      return toPage(found, limit, ({ createdAt: at, id }) => ({ at, id }))
    }),

    implement('invoices.show', ({ input, actor }) => invoices(actor).show(input.id)),
    implement('invoices.totals', ({ actor }) => invoices(actor).totals()),

    implement('invoices.markPaid', ({ input: { id, ...payment }, transact }) =>
      transact((ctx) => changeInvoice(ctx, { id, sealer }, (invoice) => markPaid(ctx, { invoice, ...payment }))),
    ),
    implement('invoices.confirm', ({ input: { id }, transact }) =>
      transact((ctx) => changeInvoice(ctx, { id, sealer }, (invoice) => confirmPayment(ctx, { invoice }))),
    ),
    implement('invoices.reopen', ({ input: { id, reason }, transact }) =>
      transact((ctx) => changeInvoice(ctx, { id, sealer }, (invoice) => reopenInvoice(ctx, { invoice, reason }))),
    ),
  ]
}
