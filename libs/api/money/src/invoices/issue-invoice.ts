import type { InvoiceLine } from '@s4/contract'
import type { Db } from '@s4/db'
import { linesLeft } from '@s4/domain/agreed-lines'
import { formatPence } from '@s4/domain/money'
import { durationText, localDate, shiftText } from '@s4/domain/shift-text'
import { vatOn } from '@s4/domain/vat'
import { v7 as uuid } from 'uuid'
import { moneyLinks } from '../notices/hours-notices'
import { aboutInvoice } from '../notices/about-work'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice, workText } from '@s4/api-platform/notices'
import type { Sealer } from '@s4/api-platform/deps'
import { nextInvoiceNumber } from './invoice-number'
import { insertInvoice } from './insert-invoice'
import { postToLedger } from '../ledger/post-to-ledger'
import { agreementInForce } from '@s4/api-marketplace/self-billing'
import { setWorkStatus } from './set-work-status'
import { suppliedWork, type SuppliedWork } from './supplied-work'

interface IssueInput {
  assignmentId: string
  sealer: Sealer
}

const HOME_ZONE = 'Europe/London'

/**
 * Invoices the settled part of some work that is not invoiced yet: all of it once the hours are agreed, in a
 * dispute the part both sides agree on. Without a valid self-billing agreement nothing is invoiced yet, and both sides
 * get a notice.
 */
export async function issueInvoice(ctx: CommandContext, { assignmentId, sealer }: IssueInput): Promise<void> {
  const { tx, now } = ctx
  const work = await suppliedWork(tx, assignmentId)
  const left = linesLeft(work.settled, work.invoiced, work.payPerHour)
  const net = left.pay.shift + left.pay.extra
  if (net === 0) {
    await setWorkStatus(tx, assignmentId)
    return
  }
  const agreement = await agreementInForce(tx, work, now)
  if (!agreement) return recordBlocked(ctx, work)

  const vat = vatToCharge(work, net)
  const total = net + vat
  const { sequence, number } = await nextInvoiceNumber(tx, work.seekerId)
  const kind = work.originalNumber === null ? 'original' : 'supplementary'
  const id = uuid()
  const suppliedOn = localDate(work.endsAt, work.zone)
  await insertInvoice(
    tx,
    {
      id,
      seekerId: work.seekerId,
      companyId: work.companyId,
      assignmentId,
      kind,
      ...left.lines,
      sequence,
      number,
      issuedOn: localDate(now.toISOString(), HOME_ZONE),
      suppliedOn,
      seller: toSeller(work),
      sellerUtrSealed: sealUtr(id, work, sealer),
      buyer: toBuyer(work),
      lines: invoiceLines(work, left),
      vat,
      total,
      agreementVersion: agreement.version,
    },
    now,
  )
  const invoice = { id, companyId: work.companyId, seekerId: work.seekerId }
  await postToLedger(tx, [{ kind: 'invoice', invoice, day: suppliedOn, pence: total, vat }], now)
  await setWorkStatus(tx, assignmentId)
  await ctx.record({
    action: 'invoice.issued',
    ...(await aboutInvoice(tx, { ...work, id, assignmentId })),
    detail: { number, kind, total },
    notices: await issuedNotices(tx, work, { number, total }),
  })
}

/** The seller's Unique Taxpayer Reference, sealed again for this invoice. */
const sealUtr = (id: string, { sellerUtrSealed, seekerId }: SuppliedWork, sealer: Sealer): Buffer | null =>
  sellerUtrSealed &&
  sealer.seal(sealer.open(sellerUtrSealed, 'seeker.utr_sealed', seekerId), 'invoice.seller_utr_sealed', id)

/** Earlier VAT is subtracted so that rounding never makes the parts differ from the VAT on the whole shift. */
function vatToCharge({ sellerVatNumber, charged }: SuppliedWork, net: number): number {
  return sellerVatNumber === null ? 0 : vatOn(charged.net + net) - charged.vat
}

/** Stored without VAT: that of each line is computed from the invoice's. */
function invoiceLines(work: SuppliedWork, { lines, pay }: ReturnType<typeof linesLeft>): Omit<InvoiceLine, 'vat'>[] {
  const { title, siteName, startsAt, endsAt, zone, payPerHour } = work
  const line = (description: string, minutes: number, amount: number) => ({ description, minutes, payPerHour, amount })
  return [
    line(`${title}, ${siteName}. ${shiftText({ startsAt, endsAt }, zone)}${partText(work)}`, lines.minutes, pay.shift),
    line('Time before or after the shift', lines.extraMinutes, pay.extra),
  ].filter(({ minutes }) => minutes > 0)
}

function partText({ inDispute, originalNumber, invoiced }: SuppliedWork): string {
  if (originalNumber !== null)
    return [
      `. What was settled after invoice ${originalNumber},`,
      `which bills ${durationText(invoiced.minutes + invoiced.extraMinutes)}`,
    ].join(' ')
  return inDispute ? '. The part of the hours that is not in dispute' : ''
}

const toSeller = ({ sellerName, sellerAddress, sellerContact, sellerVatNumber }: SuppliedWork) => ({
  name: sellerName,
  address: sellerAddress,
  contact: sellerContact,
  vatNumber: sellerVatNumber,
})
const toBuyer = ({ companyName, companyAddress, companyContact }: SuppliedWork) => ({
  name: companyName,
  address: companyAddress,
  contact: companyContact,
})

function settledText({ inDispute, originalNumber }: SuppliedWork): string {
  if (inDispute) return 'This is what you both agree on; the rest follows once it is settled.'
  return originalNumber === null
    ? 'The hours are settled.'
    : `The hours are settled: this is what invoice ${originalNumber} left open.`
}

async function issuedNotices(
  tx: Db,
  work: SuppliedWork,
  { number, total }: { number: string; total: number },
): Promise<NewNotice[]> {
  const common = { kind: 'invoice.issued', body: `${workText(work)}. ${settledText(work)}` }
  return [
    {
      ...common,
      to: [work.seekerUid],
      title: `Invoice ${number} over ${formatPence(total)} was made in your name`,
      link: moneyLinks.invoices,
    },
    {
      ...common,
      to: await listMemberUids(tx, work.companyId),
      title: `Invoice ${number} from ${work.sellerName}: ${formatPence(total)}`,
      link: moneyLinks.completedJob(work),
    },
  ]
}

const readyText = (work: SuppliedWork) =>
  work.inDispute
    ? `Part of the hours of ${workText(work)} is not in dispute`
    : `The hours of ${workText(work)} are agreed`

async function recordBlocked(ctx: CommandContext, work: SuppliedWork): Promise<void> {
  const common = { kind: 'invoice.blocked', critical: true }
  await ctx.record({
    action: 'invoice.blocked',
    subject: { kind: 'assignment', id: work.id },
    companyId: work.companyId,
    seekerId: work.seekerId,
    notices: [
      {
        ...common,
        to: [work.seekerUid],
        link: moneyLinks.invoices,
        title: `Renew self-billing with ${work.companyName} to be invoiced`,
        body:
          `${readyText(work)}, but your self-billing agreement with ${work.companyName} has ended. Renew it ` +
          'under Invoices and the invoice is made at once.',
      },
      {
        ...common,
        to: await listMemberUids(ctx.tx, work.companyId),
        link: moneyLinks.completedJob(work),
        title: `No invoice yet from ${work.sellerName}`,
        body:
          `${readyText(work)}, but ${work.sellerName}’s self-billing agreement with you has ended. The invoice ` +
          'is made as soon as it is renewed.',
      },
    ],
  })
}
