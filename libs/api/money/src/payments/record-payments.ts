import { moneyResources } from '@s4/contract/changes'
import type { PaymentDraft, PaymentsDraft } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { formatPence } from '@s4/domain/money'
import { dateText, localDate } from '@s4/domain/shift-text'
import { vatPaidWith } from '@s4/domain/vat'
import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import type { StoredInvoice } from '../invoices/invoice-repository'
import { setWorkStatus } from '../invoices/set-work-status'
import { postToLedger } from '../ledger/post-to-ledger'
import { aboutInvoice } from '../notices/about-work'
import { moneyLinks } from '../notices/hours-notices'
import { type NewPayment, paymentRepository } from './payment-repository'
import { groupByWorker, paymentReference } from './plan-payment'
import { refuseSettled } from '../invoices/refuse-settled'

type Paid = Omit<z.output<typeof PaymentsDraft>, 'invoices'> & {
  /** Locked by the caller. */
  invoices: readonly StoredInvoice[]
  amounts: ReadonlyMap<string, number>
}

/**
 * The company has paid, whole or in part. Each worker gets one remittance advice. Throws `invoice.settled`,
 * `payment.too-much`, or `input.invalid` for an impossible date.
 */
export async function recordPayments(
  ctx: CommandContext<CompanyActor>,
  { invoices, amounts, paidOn, reference }: Paid,
): Promise<void> {
  const { tx, actor, now } = ctx
  const payments: NewPayment[] = []
  const notices: NewNotice[] = []
  for (const theirs of groupByWorker(invoices).values()) {
    const paid = theirs.map((invoice) => {
      const amount = amounts.get(invoice.id) ?? 0
      refuseImpossible(invoice, { paidOn, amount }, now)
      return toPayment(invoice, { paidOn, amount, reference: reference ?? paymentReference(theirs) })
    })
    payments.push(...paid)
    notices.push(remittanceAdvice(theirs[0], paid))
  }
  await paymentRepository(tx).insert(payments, { uid: actor.uid, now })
  await postToLedger(
    tx,
    payments.map(({ id, invoice, pence, vat }) => ({
      kind: 'payment',
      paymentId: id,
      invoice,
      day: paidOn,
      pence,
      vat,
    })),
    now,
  )
  await setWorkStatus(
    tx,
    invoices.map(({ assignmentId }) => assignmentId),
  )
  const readers = [...(await listMemberUids(tx, actor.companyId)), ...invoices.map(({ seekerUid }) => seekerUid)]
  await ctx.record(
    ...payments.map(({ id, invoice, pence }) => ({
      action: 'payment.recorded',
      subject: { kind: 'invoice', id: invoice.id },
      assignmentId: invoice.assignmentId,
      seekerId: invoice.seekerId,
      detail: { payment: id, pence },
    })),
    {
      action: 'remittance.advised',
      subject: { kind: 'company', id: actor.companyId },
      detail: { workers: notices.length, invoices: payments.length },
      notices,
      signals: [{ to: readers, resources: moneyResources }],
    },
  )
}

interface Amount {
  paidOn: string
  amount: number
}

function refuseImpossible(invoice: StoredInvoice, { paidOn, amount }: Amount, now: Date): void {
  refuseSettled(invoice)
  refuseFuture(paidOn, now)
  if (paidOn < invoice.suppliedOn && paidOn < invoice.issuedOn)
    throw new ApiError('input.invalid', {
      fields: { paidOn: `The work was on ${dateText(invoice.suppliedOn)}: give that day or a later one.` },
    })
  if (amount > invoice.toPay)
    throw new ApiError('payment.too-much', {
      fields: { amount: `${formatPence(invoice.toPay)} is left to pay on ${invoice.number}: give that or less.` },
    })
}

function refuseFuture(paidOn: string, now: Date): void {
  if (paidOn > localDate(now.toISOString()))
    throw new ApiError('input.invalid', { fields: { paidOn: 'Give the day it was paid: it cannot be in the future.' } })
}

const toPayment = (
  invoice: StoredInvoice,
  { paidOn, amount, reference }: z.output<typeof PaymentDraft>,
): NewPayment => ({
  id: uuid(),
  invoice,
  direction: 'payment',
  paidOn,
  pence: amount,
  vat: vatPaid(invoice, invoice.paid + amount) - invoice.paidVat,
  reference,
})

const vatPaid = (invoice: StoredInvoice, paid: number): number =>
  vatPaidWith({ ...invoice, creditedVat: invoice.creditNotes.reduce((sum, { vat }) => sum + vat, 0) }, paid)

/** Tells the worker what the payment is for, also by email. */
function remittanceAdvice({ buyer, seekerUid }: StoredInvoice, paid: readonly NewPayment[]): NewNotice {
  const total = formatPence(paid.reduce((sum, { pence }) => sum + pence, 0))
  const [first] = paid
  const lines = paid.map(({ invoice, pence }) =>
    pence < invoice.toPay
      ? `${formatPence(pence)} of ${formatPence(invoice.toPay)} for invoice ${invoice.number}.`
      : `${formatPence(pence)} for invoice ${invoice.number}.`,
  )
  const what = paid.length === 1 ? `invoice ${first?.invoice.number}` : `${paid.length} invoices`
  return {
    to: [seekerUid],
    kind: 'payment.recorded',
    link: paid.length === 1 && first ? moneyLinks.invoice(first.invoice.id) : moneyLinks.invoices,
    critical: true,
    title: `${buyer.name} paid ${what}: ${total}`,
    body: [
      `Paid on ${dateText(first?.paidOn ?? '')}, reference ${first?.reference}.`,
      ...lines,
      'Confirm it once it is in your account.',
    ].join('\n'),
  }
}

/** The worker gave back what was credited after it was paid. Throws `payment.too-much`, `input.invalid`. */
export async function recordRefund(
  ctx: CommandContext<CompanyActor>,
  { invoice, paidOn, amount, reference }: z.output<typeof PaymentDraft> & { invoice: StoredInvoice },
): Promise<void> {
  const { tx, actor, now } = ctx
  refuseFuture(paidOn, now)
  if (amount > invoice.refundDue)
    throw new ApiError('payment.too-much', {
      fields: { amount: `${formatPence(invoice.refundDue)} is to be given back: give that or less.` },
    })
  const id = uuid()
  const vat = invoice.paidVat - vatPaid(invoice, invoice.paid - amount)
  const refund: NewPayment = { id, invoice, direction: 'refund', paidOn, pence: amount, vat, reference }
  await paymentRepository(tx).insert([refund], { uid: actor.uid, now })
  await postToLedger(tx, [{ kind: 'refund', paymentId: id, invoice, day: paidOn, pence: amount, vat }], now)
  await ctx.record({
    action: 'refund.recorded',
    ...(await aboutInvoice(tx, invoice)),
    detail: { payment: id, pence: amount },
    notices: [
      {
        to: [invoice.seekerUid],
        kind: 'refund.recorded',
        link: moneyLinks.invoice(invoice.id),
        critical: true,
        title: `${invoice.buyer.name} recorded ${formatPence(amount)} back from you on invoice ${invoice.number}`,
        body: `Received on ${dateText(paidOn)}, reference ${reference}. If that is wrong, say so under Invoices.`,
      },
    ],
  })
}
