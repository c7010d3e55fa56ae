import { Problem } from '@s4/contract/problem'
import { violatedConstraint, type Db } from '@s4/db'
import { invoiceBalance } from '@s4/domain/invoice-balance'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { localDate } from '@s4/domain/shift-text'
import { vatOfCredit } from '@s4/domain/vat'
import { v7 as uuid } from 'uuid'
import { moneyLinks } from '../notices/hours-notices'
import { nextCreditNoteNumber } from '../invoices/invoice-number'
import type { KeptInvoice } from '../invoices/invoice-repository'
import { recordInvoice, type Settling } from '../invoices/record-invoice'
import { setWorkStatus } from '../invoices/set-work-status'
import { membersOf, notify } from '@s4/api-platform/notices'

interface Request {
  id: string
  amount: number
  reason: string
}

/** The company asks for a correction. Throws `credit.exists`, `credit.too-much`. */
export async function askForCredit(
  tx: Db,
  invoice: KeptInvoice,
  { amount, reason }: Omit<Request, 'id'>,
  by: Settling,
): Promise<void> {
  refuseTooMuch(invoice, amount)
  try {
    await tx.query(
      `insert into credit_request (id, invoice_id, amount_pence, reason, status, asked_at) values ($1, $2, $3, $4, 'open', $5)`,
      [uuid(), invoice.id, amount, reason, by.now],
    )
  } catch (error) {
    throw violatedConstraint(error) === 'one_open_credit_request' ? new Problem('credit.exists') : error
  }
  await recordInvoice(tx, invoice, 'credit.asked', by, { amount })
  await notify(tx, {
    at: by.now,
    to: [invoice.seekerUid],
    kind: 'credit.asked',
    link: moneyLinks.invoices,
    critical: true,
    about: invoice.id,
    title: `${invoice.buyer.name} asks to take ${formatPence(amount)} off invoice ${invoice.number}`,
    body: `They say: ${asSentence(reason)} Nothing changes unless you accept it under Invoices.`,
  })
}

/** Accepting makes the credit note under the next number of its series. Throws `credit.missing`, `credit.too-much`. */
export async function answerCredit(
  tx: Db,
  invoice: KeptInvoice,
  { accept, reason }: { accept: boolean; reason: string },
  by: Settling,
): Promise<void> {
  if (!accept && reason === '')
    throw new Problem('input.invalid', { fields: { reason: 'Say why: the company will read it.' } })
  const request = await close(tx, invoice, accept ? 'accepted' : 'declined', by.now, reason)
  const common = { at: by.now, to: await membersOf(tx, invoice.companyId), link: moneyLinks.completedJob(invoice) }
  if (!accept) {
    await recordInvoice(tx, invoice, 'credit.declined', by)
    return notify(tx, {
      ...common,
      kind: 'credit.declined',
      title: `${invoice.seller.name} declined the credit note on ${invoice.number}`,
      body: `They say: ${asSentence(reason)}`,
    })
  }

  refuseTooMuch(invoice, request.amount)
  const { sequence, number } = await nextCreditNoteNumber(tx, invoice.seekerId)
  await tx.query(
    'insert into credit_note (id, invoice_id, seeker_id, sequence, number, issued_on, reason, amount_pence, vat_pence, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [
      uuid(),
      invoice.id,
      invoice.seekerId,
      sequence,
      number,
      localDate(by.now.toISOString()),
      request.reason,
      request.amount,
      vatOfCredit({ invoice, credited: invoice.credited, amount: request.amount }),
      by.now,
    ],
  )
  await setWorkStatus(tx, invoice.assignmentId)
  await recordInvoice(tx, invoice, 'credit.issued', by, { number, amount: request.amount })
  await notify(tx, {
    ...common,
    kind: 'credit.issued',
    title: `Credit note ${number} takes ${formatPence(request.amount)} off invoice ${invoice.number}`,
    body: `${invoice.seller.name} accepted it.${refundText(invoice, request.amount)}`,
  })
}

/** Of an invoice already paid, what is credited is to be given back. */
function refundText({ total, credited, paid, seller }: KeptInvoice, amount: number): string {
  const { refundDue } = invoiceBalance({ total, credited: credited + amount, paid })
  return refundDue > 0 ? ` It was paid already: ${seller.name} owes you ${formatPence(refundDue)} back.` : ''
}

/** Throws `credit.missing` when there is nothing to take back. */
export async function withdrawCredit(tx: Db, invoice: KeptInvoice, by: Settling): Promise<void> {
  await close(tx, invoice, 'withdrawn', by.now, '')
  await recordInvoice(tx, invoice, 'credit.withdrawn', by)
  await notify(tx, {
    at: by.now,
    to: [invoice.seekerUid],
    kind: 'credit.withdrawn',
    link: moneyLinks.invoices,
    title: `${invoice.buyer.name} no longer asks for a credit note on ${invoice.number}`,
  })
}

async function close(
  tx: Db,
  { id }: KeptInvoice,
  status: 'accepted' | 'declined' | 'withdrawn',
  now: Date,
  answer: string,
): Promise<Request> {
  const [request] = await tx.query<Request>(
    `update credit_request set status = $2, decided_at = $3, answer = nullif($4, '') where invoice_id = $1 and status = 'open' returning id, amount_pence as amount, reason`,
    [id, status, now, answer],
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
