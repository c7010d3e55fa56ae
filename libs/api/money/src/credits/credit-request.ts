import { Problem } from '@s4/contract/problem'
import { violatedConstraint } from '@s4/db'
import { invoiceBalance } from '@s4/domain/invoice-balance'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { localDate } from '@s4/domain/shift-text'
import { vatOfCredit } from '@s4/domain/vat'
import { v7 as uuid } from 'uuid'
import type { CommandContext } from '@s4/api-platform/commands'
import { membersOf } from '@s4/api-platform/notices'
import { nextCreditNoteNumber } from '../invoices/invoice-number'
import type { KeptInvoice } from '../invoices/invoice-repository'
import { setWorkStatus } from '../invoices/set-work-status'
import { aboutInvoice } from '../notices/about-work'
import { moneyLinks } from '../notices/hours-notices'

interface Asking {
  /** Locked by the caller. */
  invoice: KeptInvoice
  amount: number
  reason: string
}

/** The company asks for a correction. Throws `credit.exists`, `credit.too-much`. */
export async function askForCredit(ctx: CommandContext, { invoice, amount, reason }: Asking): Promise<void> {
  const { tx, now } = ctx
  refuseTooMuch(invoice, amount)
  try {
    await tx.query(
      `insert into credit_request (id, invoice_id, amount_pence, reason, status, asked_at) values ($1, $2, $3, $4, 'open', $5)`,
      [uuid(), invoice.id, amount, reason, now],
    )
  } catch (error) {
    throw violatedConstraint(error) === 'one_open_credit_request' ? new Problem('credit.exists') : error
  }
  await ctx.record({
    action: 'credit.asked',
    ...(await aboutInvoice(tx, invoice)),
    detail: { amount },
    notices: [
      {
        to: [invoice.seekerUid],
        kind: 'credit.asked',
        link: moneyLinks.invoices,
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
  invoice: KeptInvoice
  accept: boolean
  reason: string
}

/** Accepting makes the credit note under the next number of its series. Throws `credit.missing`, `credit.too-much`. */
export async function answerCredit(ctx: CommandContext, { invoice, accept, reason }: Answer): Promise<void> {
  if (!accept && reason === '')
    throw new Problem('input.invalid', { fields: { reason: 'Say why: the company will read it.' } })
  const request = await close(ctx, { invoice, status: accept ? 'accepted' : 'declined', answer: reason })
  await (accept ? issueCreditNote(ctx, { invoice, ...request }) : recordRefusal(ctx, invoice, reason))
}

async function recordRefusal(ctx: CommandContext, invoice: KeptInvoice, reason: string): Promise<void> {
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

async function issueCreditNote(ctx: CommandContext, { invoice, amount, reason }: Asking): Promise<void> {
  const { tx, now } = ctx
  refuseTooMuch(invoice, amount)
  const { sequence, number } = await nextCreditNoteNumber(tx, invoice.seekerId)
  await tx.query(
    'insert into credit_note (id, invoice_id, seeker_id, sequence, number, issued_on, reason, amount_pence, vat_pence, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [
      uuid(),
      invoice.id,
      invoice.seekerId,
      sequence,
      number,
      localDate(now.toISOString()),
      reason,
      amount,
      vatOfCredit({ invoice, credited: invoice.credited, amount }),
      now,
    ],
  )
  await setWorkStatus(tx, invoice.assignmentId)
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

const toCompany = async ({ tx }: CommandContext, invoice: KeptInvoice) => ({
  to: await membersOf(tx, invoice.companyId),
  link: moneyLinks.completedJob(invoice),
})

/** Of an invoice already paid, what is credited is to be given back. */
function refundText({ total, credited, paid, seller }: KeptInvoice, amount: number): string {
  const { refundDue } = invoiceBalance({ total, credited: credited + amount, paid })
  return refundDue > 0 ? ` It was paid already: ${seller.name} owes you ${formatPence(refundDue)} back.` : ''
}

/** Throws `credit.missing` when there is nothing to take back. */
export async function withdrawCredit(ctx: CommandContext, { invoice }: { invoice: KeptInvoice }): Promise<void> {
  await close(ctx, { invoice, status: 'withdrawn', answer: '' })
  await ctx.record({
    action: 'credit.withdrawn',
    ...(await aboutInvoice(ctx.tx, invoice)),
    notices: [
      {
        to: [invoice.seekerUid],
        kind: 'credit.withdrawn',
        link: moneyLinks.invoices,
        title: `${invoice.buyer.name} no longer asks for a credit note on ${invoice.number}`,
      },
    ],
  })
}

interface Closing {
  invoice: KeptInvoice
  status: 'accepted' | 'declined' | 'withdrawn'
  answer: string
}

/** Ends the open request and returns what was asked. */
async function close(
  { tx, now }: CommandContext,
  { invoice, status, answer }: Closing,
): Promise<{ amount: number; reason: string }> {
  const [request] = await tx.query<{ amount: number; reason: string }>(
    `update credit_request set status = $2, decided_at = $3, answer = nullif($4, '') where invoice_id = $1 and status = 'open' returning amount_pence as amount, reason`,
    [invoice.id, status, now, answer],
  )
  if (!request) throw new Problem('credit.missing')
  return request
}

function refuseTooMuch({ total, credited }: KeptInvoice, amount: number): void {
  const left = total - credited
  if (amount > left)
    throw new Problem('credit.too-much', {
      fields: { amount: `${formatPence(left)} is left of this invoice: ask for that or less.` },
    })
}
