import { ApiError } from '@s4/contract/api-error'
import { invoiceBalance } from '@s4/domain/invoice-balance'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { localDate } from '@s4/domain/shift-text'
import { vatOfCredit } from '@s4/domain/vat'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { nextCreditNoteNumber } from '../invoices/invoice-number'
import type { StoredInvoice } from '../invoices/invoice-repository'
import { setWorkStatus } from '../invoices/set-work-status'
import { postToLedger } from '../ledger/post-to-ledger'
import { aboutInvoice } from '../notices/about-work'
import { moneyLinks } from '../notices/hours-notices'
import { creditRepository, type CreditRequest } from './credit-repository'

interface CreditInput extends CreditRequest {
  /** Locked by the caller. */
  invoice: StoredInvoice
}

/** The company asks for a correction. Throws `credit.exists`, `credit.too-much`. */
export async function askForCredit(ctx: CommandContext, { invoice, amount, reason }: CreditInput): Promise<void> {
  const { tx, now } = ctx
  refuseTooMuch(invoice, amount)
  await creditRepository(tx, invoice.id).ask({ amount, reason }, now)
  await ctx.record({
    action: 'credit.asked',
    ...(await aboutInvoice(tx, invoice)),
    detail: { amount },
    notices: [
      {
        to: [invoice.seekerUid],
        kind: 'credit.asked',
        link: moneyLinks.invoice(invoice.id),
        critical: true,
        about: invoice.id,
        title: `${invoice.buyer.name} asks to take ${formatPence(amount)} off invoice ${invoice.number}`,
        body: `They say: ${asSentence(reason)} Nothing changes unless you accept it under Invoices.`,
      },
    ],
  })
}

interface Answer {
  /** Locked by the caller. */
  invoice: StoredInvoice
  accept: boolean
  reason: string
}

/** Accepting makes the credit note under the next number of its series. Throws `credit.missing`, `credit.too-much`. */
export async function answerCredit(ctx: CommandContext, { invoice, accept, reason }: Answer): Promise<void> {
  if (!accept && reason === '')
    throw new ApiError('input.invalid', { fields: { reason: 'Say why. The company reads it.' } })
  const credits = creditRepository(ctx.tx, invoice.id)
  const request = await credits.close({ status: accept ? 'accepted' : 'declined', answer: reason }, ctx.now)
  await (accept ? issueCreditNote(ctx, { invoice, ...request }) : recordRefusal(ctx, invoice, reason))
}

async function recordRefusal(ctx: CommandContext, invoice: StoredInvoice, reason: string): Promise<void> {
  await ctx.record({
    action: 'credit.declined',
    ...(await aboutInvoice(ctx.tx, invoice)),
    notices: [
      {
        ...(await toCompany(ctx, invoice)),
        kind: 'credit.declined',
        title: `${invoice.seller.name} declined the credit note on ${invoice.number}`,
        body: `They say: ${asSentence(reason)}`,
      },
    ],
  })
}

async function issueCreditNote(ctx: CommandContext, { invoice, amount, reason }: CreditInput): Promise<void> {
  const { tx, now } = ctx
  refuseTooMuch(invoice, amount)
  const { sequence, number } = await nextCreditNoteNumber(tx, invoice.seekerId)
  const issuedOn = localDate(now.toISOString())
  const vat = vatOfCredit({ invoice, credited: invoice.credited, amount })
  const note = { seekerId: invoice.seekerId, sequence, number, issuedOn, reason, amount, vat }
  const creditNoteId = await creditRepository(tx, invoice.id).issue(note, now)
  await postToLedger(tx, [{ kind: 'credit', invoice, creditNoteId, day: issuedOn, pence: amount, vat }], now)
  await setWorkStatus(tx, [invoice.assignmentId])
  await ctx.record({
    action: 'credit.issued',
    ...(await aboutInvoice(tx, invoice)),
    detail: { number, amount },
    notices: [
      {
        ...(await toCompany(ctx, invoice)),
        kind: 'credit.issued',
        title: `Credit note ${number} takes ${formatPence(amount)} off invoice ${invoice.number}`,
        body: `${invoice.seller.name} accepted it.${refundText(invoice, amount)}`,
      },
    ],
  })
}

const toCompany = async ({ tx }: CommandContext, invoice: StoredInvoice) => ({
  to: await listMemberUids(tx, invoice.companyId),
  link: moneyLinks.completedJob(invoice),
})

/** What is credited of an invoice already paid is owed back to the company. */
function refundText({ total, credited, paid, seller }: StoredInvoice, amount: number): string {
  const { refundDue } = invoiceBalance({ total, credited: credited + amount, paid })
  return refundDue > 0 ? ` It was paid already: ${seller.name} owes you ${formatPence(refundDue)} back.` : ''
}

/** The company withdraws its request. Throws `credit.missing`. */
export async function withdrawCredit(ctx: CommandContext, { invoice }: { invoice: StoredInvoice }): Promise<void> {
  await creditRepository(ctx.tx, invoice.id).close({ status: 'withdrawn', answer: '' }, ctx.now)
  await ctx.record({
    action: 'credit.withdrawn',
    ...(await aboutInvoice(ctx.tx, invoice)),
    notices: [
      {
        to: [invoice.seekerUid],
        kind: 'credit.withdrawn',
        link: moneyLinks.invoice(invoice.id),
        title: `${invoice.buyer.name} no longer asks for a credit note on ${invoice.number}`,
      },
    ],
  })
}

function refuseTooMuch({ total, credited }: StoredInvoice, amount: number): void {
  const left = total - credited
  if (amount > left)
    throw new ApiError('credit.too-much', {
      fields: { amount: `${formatPence(left)} is left of this invoice: ask for that or less.` },
    })
}
