import type { Payment } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { dateText, localDate } from '@s4/domain/shift-text'
import type { z } from 'zod'
import { moneyLinks } from '../notices/hours-notices'
import { membersOf, notify } from '@s4/api-platform/notices'
import { CREDITED, CREDITED_VAT } from './credit-columns'
import type { KeptInvoice } from './invoice-repository'
import { recordInvoice, type Settling } from './record-invoice'
import { setWorkStatus } from './set-work-status'

/** The company has paid. Throws `invoice.settled`, or names the date that cannot be. */
export async function markPaid(
  tx: Db,
  invoice: KeptInvoice,
  { paidOn, reference }: z.output<typeof Payment>,
  by: Settling,
): Promise<void> {
  if (invoice.paidOn !== null) throw new Problem('invoice.settled')
  if (invoice.status === 'credited')
    throw new Problem('invoice.settled', {
      message: 'Credit notes have taken this invoice back: there is nothing to pay.',
    })
  if (paidOn > localDate(by.now.toISOString()))
    throw new Problem('input.invalid', { fields: { paidOn: 'Give the day you paid: it cannot be in the future.' } })
  if (paidOn < invoice.suppliedOn)
    throw new Problem('input.invalid', {
      fields: { paidOn: `The work was on ${dateText(invoice.suppliedOn)}: give that day or a later one.` },
    })

  await tx.query(
    `update invoice set paid_on = $2, payment_reference = $3, paid_recorded_at = $4, paid_pence = total_pence - ${CREDITED}, paid_vat_pence = vat_pence - ${CREDITED_VAT} where id = $1`,
    [invoice.id, paidOn, reference, by.now],
  )
  await setWorkStatus(tx, invoice.assignmentId)
  await recordInvoice(tx, invoice, 'invoice.paid', by)
  await notify(tx, {
    at: by.now,
    to: [invoice.seekerUid],
    kind: 'invoice.paid',
    link: moneyLinks.invoices,
    title: `${invoice.buyer.name} paid invoice ${invoice.number}: ${formatPence(invoice.toPay)}`,
    body: `Paid on ${dateText(paidOn)}, reference ${reference}. Confirm it once it is in your account.`,
  })
}

/** The seeker has the money; that ends it, and the same again changes nothing. Throws `invoice.not-paid`. */
export async function confirmPayment(tx: Db, invoice: KeptInvoice, by: Settling): Promise<void> {
  if (invoice.paidOn === null) throw new Problem('invoice.not-paid')
  if (invoice.confirmedAt !== null) return
  await tx.query('update invoice set confirmed_at = $2 where id = $1', [invoice.id, by.now])
  await recordInvoice(tx, invoice, 'invoice.confirmed', by)
  await notify(tx, {
    at: by.now,
    to: await membersOf(tx, invoice.companyId),
    kind: 'invoice.confirmed',
    link: moneyLinks.completedJob(invoice),
    title: `${invoice.seller.name} confirmed your payment of invoice ${invoice.number}`,
  })
}

/** A payment recorded in error, or one that never came. Throws `invoice.not-paid`, `invoice.confirmed`. */
export async function reopenInvoice(tx: Db, invoice: KeptInvoice, reason: string, by: Settling): Promise<void> {
  if (invoice.paidOn === null) throw new Problem('invoice.not-paid')
  if (invoice.confirmedAt !== null) throw new Problem('invoice.confirmed')
  await tx.query(
    'update invoice set paid_on = null, payment_reference = null, paid_recorded_at = null, paid_pence = null, paid_vat_pence = null where id = $1',
    [invoice.id],
  )
  await setWorkStatus(tx, invoice.assignmentId)
  await recordInvoice(tx, invoice, 'invoice.reopened', by)
  const bySeeker = by.actor.seekerId !== null
  await notify(tx, {
    at: by.now,
    kind: 'invoice.reopened',
    critical: true,
    about: invoice.id,
    body: `They say: ${asSentence(reason)}`,
    ...(bySeeker
      ? {
          to: await membersOf(tx, invoice.companyId),
          link: moneyLinks.completedJob(invoice),
          title: `${invoice.seller.name} has not received the payment of invoice ${invoice.number}`,
        }
      : {
          to: [invoice.seekerUid],
          link: moneyLinks.invoices,
          title: `${invoice.buyer.name} took back its record of paying invoice ${invoice.number}`,
        }),
  })
}
