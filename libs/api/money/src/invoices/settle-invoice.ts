import type { Payment } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { dateText, localDate } from '@s4/domain/shift-text'
import type { z } from 'zod'
import type { Actor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { aboutInvoice } from '../notices/about-work'
import { moneyLinks } from '../notices/hours-notices'
import type { StoredInvoice } from './invoice-repository'
import { invoiceStore } from './invoice-store'
import { setWorkStatus } from './set-work-status'

interface LockedInvoice {
  /** Locked by the caller. */
  invoice: StoredInvoice
}

/** The company has paid. Throws `invoice.settled`, or `input.invalid` for an impossible date. */
export async function markPaid(
  ctx: CommandContext<Actor>,
  { invoice, paidOn, reference }: LockedInvoice & z.output<typeof Payment>,
): Promise<void> {
  const { tx, now } = ctx
  if (invoice.paidOn !== null) throw new ApiError('invoice.settled')
  if (invoice.status === 'credited')
    throw new ApiError('invoice.settled', {
      message: 'This invoice is credited in full: there is nothing to pay.',
    })
  if (paidOn > localDate(now.toISOString()))
    throw new ApiError('input.invalid', { fields: { paidOn: 'Give the day you paid: it cannot be in the future.' } })
  if (paidOn < invoice.suppliedOn)
    throw new ApiError('input.invalid', {
      fields: { paidOn: `The work was on ${dateText(invoice.suppliedOn)}: give that day or a later one.` },
    })

  await invoiceStore(tx).markPaid(invoice.id, { paidOn, reference }, now)
  await setWorkStatus(tx, invoice.assignmentId)
  await ctx.record({
    action: 'invoice.paid',
    ...(await aboutInvoice(tx, invoice)),
    notices: [
      {
        to: [invoice.seekerUid],
        kind: 'invoice.paid',
        link: moneyLinks.invoices,
        title: `${invoice.buyer.name} paid invoice ${invoice.number}: ${formatPence(invoice.toPay)}`,
        body: `Paid on ${dateText(paidOn)}, reference ${reference}. Confirm it once it is in your account.`,
      },
    ],
  })
}

/** The seeker has received the money; a second confirmation changes nothing. Throws `invoice.not-paid`. */
export async function confirmPayment(ctx: CommandContext<Actor>, { invoice }: LockedInvoice): Promise<void> {
  if (invoice.paidOn === null) throw new ApiError('invoice.not-paid')
  if (invoice.confirmedAt !== null) return
  const { tx, now } = ctx
  await invoiceStore(tx).confirm(invoice.id, now)
  await ctx.record({
    action: 'invoice.confirmed',
    ...(await aboutInvoice(tx, invoice)),
    notices: [
      {
        to: await listMemberUids(tx, invoice.companyId),
        kind: 'invoice.confirmed',
        link: moneyLinks.completedJob(invoice),
        title: `${invoice.seller.name} confirmed your payment of invoice ${invoice.number}`,
      },
    ],
  })
}

/**
 * Takes back a payment that was recorded by mistake or never arrived. Throws `invoice.not-paid`, `invoice.confirmed`.
 */
export async function reopenInvoice(
  ctx: CommandContext<Actor>,
  { invoice, reason }: LockedInvoice & { reason: string },
): Promise<void> {
  if (invoice.paidOn === null) throw new ApiError('invoice.not-paid')
  if (invoice.confirmedAt !== null) throw new ApiError('invoice.confirmed')
  const { tx, actor } = ctx
  await invoiceStore(tx).reopen(invoice.id)
  await setWorkStatus(tx, invoice.assignmentId)
  const common = {
    kind: 'invoice.reopened',
    critical: true,
    about: invoice.id,
    body: `They say: ${asSentence(reason)}`,
  }
  await ctx.record({
    action: 'invoice.reopened',
    ...(await aboutInvoice(tx, invoice)),
    notices: [
      actor.seekerId !== null
        ? {
            ...common,
            to: await listMemberUids(tx, invoice.companyId),
            link: moneyLinks.completedJob(invoice),
            title: `${invoice.seller.name} has not received the payment of invoice ${invoice.number}`,
          }
        : {
            ...common,
            to: [invoice.seekerUid],
            link: moneyLinks.invoices,
            title: `${invoice.buyer.name} took back its record of paying invoice ${invoice.number}`,
          },
    ],
  })
}
