import type { Actor } from '@s4/api-platform/actor'
import { type Handler, implement, toPage, readCursor, toViewer } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { localDate } from '@s4/domain/shift-text'
import { answerInvoice } from './answer-invoice'
import { changeInvoice } from './change-invoice'
import { invoiceRepository } from './invoice-repository'
import { sendOwnInvoice } from './send-own-invoice'

export const invoiceHandlers = ({ db, clock, sealer, settings }: Deps): Handler[] => {
  const invoices = (actor: Actor) => invoiceRepository(db, toViewer(actor), sealer)

  return [
    implement('invoices.list', async ({ input: { cursor, limit, ...query }, actor }) => {
      const found = await invoices(actor).page({ ...query, after: readCursor(cursor), limit: limit + 1 })
      return toPage(found, limit, ({ createdAt: at, id }) => ({ at, id }))
    }),

    implement('invoices.show', ({ input, actor }) => invoices(actor).show(input.id)),
    implement('invoices.sendOwn', ({ input, transact }) =>
      transact((ctx) => sendOwnInvoice(ctx, { ...input, sealer })),
    ),
    implement('invoices.answer', ({ input, transact }) =>
      transact((ctx) =>
        changeInvoice(ctx, { id: input.id, sealer }, (invoice) => answerInvoice(ctx, { invoice, ...input })),
      ),
    ),
    implement('invoices.totals', ({ actor }) => invoices(actor).totals(localDate(clock.now().toISOString()))),
    implement('invoices.baseRates', () => Promise.resolve(settings.baseRates)),
  ]
}
