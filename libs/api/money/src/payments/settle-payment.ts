import { ApiError } from '@s4/contract/api-error'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import type { StoredInvoice } from '../invoices/invoice-repository'
import { setWorkStatus } from '../invoices/set-work-status'
import { postToLedger } from '../ledger/post-to-ledger'
import { aboutInvoice } from '../notices/about-work'
import { moneyLinks } from '../notices/hours-notices'
import { paymentRepository } from './payment-repository'

interface PaymentOf {
  paymentId: string
  /** Locked by the caller. */
  invoice: StoredInvoice
}

/** The worker confirms; a second confirmation changes nothing. Throws `payment.reversed`. */
export async function confirmPayment(ctx: CommandContext<Actor>, { paymentId, invoice }: PaymentOf): Promise<void> {
  const { tx, now } = ctx
  const payments = paymentRepository(tx)
  const { direction, pence, confirmedAt, reversedAt } = await payments.show(paymentId)
  if (reversedAt !== null) throw new ApiError('payment.reversed')
  if (confirmedAt !== null) return
  await payments.confirm(paymentId, now)
  const what = direction === 'payment' ? 'your payment' : 'the refund'
  await ctx.record({
    action: direction === 'payment' ? 'payment.confirmed' : 'refund.confirmed',
    ...(await aboutInvoice(tx, invoice)),
    detail: { payment: paymentId },
    notices: [
      {
        to: await listMemberUids(tx, invoice.companyId),
        kind: 'payment.confirmed',
        link: moneyLinks.completedJob(invoice),
        title: `${invoice.seller.name} confirmed ${what} of ${formatPence(pence)} on invoice ${invoice.number}`,
      },
    ],
  })
}

/**
 * Takes back a payment or refund that was recorded by mistake or never arrived. Throws `payment.reversed`,
 * `payment.confirmed`, `payment.refunded`.
 */
export async function reversePayment(
  ctx: CommandContext<Actor>,
  { paymentId, invoice, reason }: PaymentOf & { reason: string },
): Promise<void> {
  const { tx, actor, now } = ctx
  const payments = paymentRepository(tx)
  const payment = await payments.show(paymentId)
  const { direction, paidOn: day, pence, vat } = payment
  if (payment.reversedAt !== null) throw new ApiError('payment.reversed')
  if (payment.confirmedAt !== null) throw new ApiError('payment.confirmed')
  if (direction === 'payment' && invoice.paid < pence) throw new ApiError('payment.refunded')
  await payments.reverse(paymentId, { uid: actor.uid, reason, now })
  const kind = direction === 'payment' ? 'paymentReversed' : 'refundReversed'
  await postToLedger(tx, [{ kind, paymentId, invoice, day, pence, vat }], now)
  await setWorkStatus(tx, [invoice.assignmentId])
  await ctx.record({
    action: direction === 'payment' ? 'payment.reversed' : 'refund.reversed',
    ...(await aboutInvoice(tx, invoice)),
    detail: { payment: paymentId },
    notices: [
      {
        kind: 'payment.reversed',
        critical: true,
        about: invoice.id,
        body: `They say: ${asSentence(reason)}`,
        ...(await reversalNotice(ctx, invoice, direction)),
      },
    ],
  })
}

async function reversalNotice(
  { tx, actor }: CommandContext<Actor>,
  invoice: StoredInvoice,
  direction: 'payment' | 'refund',
): Promise<Pick<NewNotice, 'to' | 'link' | 'title'>> {
  const { seller, buyer, number } = invoice
  const isPayment = direction === 'payment'
  return actor.seekerId !== null
    ? {
        to: await listMemberUids(tx, invoice.companyId),
        link: moneyLinks.completedJob(invoice),
        title: isPayment
          ? `${seller.name} has not received the payment of invoice ${number}`
          : `${seller.name} says the refund on invoice ${number} is wrong`,
      }
    : {
        to: [invoice.seekerUid],
        link: moneyLinks.invoice(invoice.id),
        title: `${buyer.name} withdrew its record of ${isPayment ? 'paying' : 'a refund on'} invoice ${number}`,
      }
}
