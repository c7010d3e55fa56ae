import { ApiError } from '@s4/contract/api-error'
import type { Invoice } from '@s4/contract'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { type Handler, implement, toViewer } from '@s4/api-platform/http'
import type { Deps, Sealer } from '@s4/api-platform/deps'
import { isVerified } from '@s4/api-profiles/vetting'
import { changeInvoice } from '../invoices/change-invoice'
import { invoiceRepository, type StoredInvoice } from '../invoices/invoice-repository'
import { checkPayee, showPayee } from '../payees/show-payee'
import { paymentRepository } from './payment-repository'
import { askForMissingDetails, planPayment } from './plan-payment'
import { recordPayments, recordRefund } from './record-payments'
import { confirmPayment, reversePayment } from './settle-payment'

export const paymentHandlers = ({ sealer }: Deps): Handler[] => {
  const invoices = (tx: CommandContext['tx'], actor: Actor) => invoiceRepository(tx, toViewer(actor), sealer)

  return [
    implement('payments.plan', ({ input, transact }) =>
      transact(async (ctx) => {
        const planned = await planPayment(ctx.tx, await invoices(ctx.tx, ctx.actor).findAll(input.invoices), ctx.now)
        const detailsOpen = await isVerified(ctx.tx, ctx.actor.companyId)
        if (detailsOpen) await askForMissingDetails(ctx, planned)
        return planned.map((payee) => ({ ...payee, detailsOpen }))
      }),
    ),

    implement('payments.payee', ({ input: { id }, transact }) =>
      transact(async (ctx) => showPayee(ctx, { invoice: await invoices(ctx.tx, ctx.actor).lock(id), sealer })),
    ),
    implement('payments.checkPayee', ({ input: { id, answer }, transact }) =>
      transact(async (ctx) => checkPayee(ctx, { invoice: await invoices(ctx.tx, ctx.actor).lock(id), answer })),
    ),

    implement('payments.record', ({ input: { invoices: chosen, ...paid }, transact }) =>
      transact(async (ctx) => {
        const own = invoices(ctx.tx, ctx.actor)
        const ids = chosen.map(({ id }) => id)
        const amounts = new Map(chosen.map(({ id, amount }) => [id, amount]))
        await recordPayments(ctx, { ...paid, amounts, invoices: await own.lockAll(ids) })
        return own.findAll(ids)
      }),
    ),
    implement('payments.recordRefund', ({ input: { id, ...refund }, transact }) =>
      transact((ctx) => changeInvoice(ctx, { id, sealer }, (invoice) => recordRefund(ctx, { invoice, ...refund }))),
    ),

    implement('payments.confirm', ({ input: { id: paymentId }, transact }) =>
      transact((ctx) =>
        changePayment(ctx, { paymentId, sealer }, (invoice) => confirmPayment(ctx, { paymentId, invoice })),
      ),
    ),
    implement('payments.reverse', ({ input: { id: paymentId, reason }, transact }) =>
      transact((ctx) =>
        changePayment(ctx, { paymentId, sealer }, (invoice) => reversePayment(ctx, { paymentId, invoice, reason })),
      ),
    ),
  ]
}

/** Changes a payment of a locked invoice and returns the invoice. Throws `payment.missing`. */
async function changePayment(
  ctx: CommandContext<Actor>,
  { paymentId, sealer }: { paymentId: string; sealer: Sealer },
  change: (invoice: StoredInvoice) => Promise<void>,
): Promise<Invoice> {
  const id = await paymentRepository(ctx.tx).findInvoice(paymentId)
  if (!id) throw new ApiError('payment.missing')
  return changeInvoice(ctx, { id, sealer }, change)
}
