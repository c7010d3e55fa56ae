import type { InvoiceLine } from '@s4/contract'
import { linesLeft } from '@s4/domain/agreed-lines'
import { formatPence } from '@s4/domain/money'
import { durationText, localDate, shiftText } from '@s4/domain/shift-text'
import { vatOn } from '@s4/domain/vat'
import { v7 as uuid } from 'uuid'
import { moneyLinks } from '../notices/hours-notices'
import { invoiceFacts } from '../notices/about-work'
import type { CommandContext, CommandRecord } from '@s4/api-platform/commands'
import { membersOf, type NewNotice, workText } from '@s4/api-platform/notices'
import type { Sealer } from '@s4/api-platform/deps'
import { nextInvoiceNumbers } from './invoice-number'
import { insertInvoices, type NewInvoice } from './insert-invoices'
import { postToLedger } from '../ledger/post-to-ledger'
import { agreementsInForce } from '@s4/api-marketplace/self-billing'
import { setWorkStatus } from './set-work-status'
import { suppliedWorks, type SuppliedWork } from './supplied-work'

const HOME_ZONE = 'Europe/London'

interface ToInvoice {
  work: SuppliedWork
  left: ReturnType<typeof linesLeft>
  agreementVersion: string
}

/**
 * Invoices the settled part of some work that is not invoiced yet: all of it once the hours are agreed, in a
 * dispute the part both sides agree on. Without a valid self-billing agreement nothing is invoiced yet, and both sides
 * get a notice.
 */
export async function issueInvoices(
  ctx: CommandContext,
  assignmentIds: readonly string[],
  sealer: Sealer,
): Promise<void> {
  const { tx, now } = ctx
  const works = await suppliedWorks(tx, assignmentIds)
  const members = await membersOf(
    tx,
    works.map(({ companyId }) => companyId),
  )
  const agreements = await agreementsInForce(tx, works, now)
  const toInvoice: ToInvoice[] = []
  const blocked: SuppliedWork[] = []
  for (const [at, work] of works.entries()) {
    const left = linesLeft(work.settled, work.invoiced, work.payPerHour)
    if (left.pay.shift + left.pay.extra === 0) continue
    const agreement = agreements[at]
    if (agreement) toInvoice.push({ work, left, agreementVersion: agreement.version })
    else blocked.push(work)
  }
  const issued = await makeInvoices(ctx, toInvoice, sealer)
  await setWorkStatus(tx, assignmentIds)
  await ctx.record(
    ...issued.map(({ work, invoice }) => {
      const uids = members.get(work.companyId) ?? []
      const { id, assignmentId, number, kind, total } = invoice
      return {
        action: 'invoice.issued',
        ...invoiceFacts({ ...work, id, assignmentId }, uids),
        detail: { number, kind, total },
        notices: issuedNotices(work, uids, { number, total }),
      }
    }),
    ...blocked.map((work) => blockedRecord(work, members.get(work.companyId) ?? [])),
  )
}

/** Numbers and stores the invoices, and posts them to the ledger. */
async function makeInvoices(
  { tx, now }: CommandContext,
  toInvoice: readonly ToInvoice[],
  sealer: Sealer,
): Promise<{ work: SuppliedWork; invoice: NewInvoice }[]> {
  if (toInvoice.length === 0) return []
  const numbers = await nextInvoiceNumbers(
    tx,
    toInvoice.map(({ work }) => work.seekerId),
  )
  const issuedOn = localDate(now.toISOString(), HOME_ZONE)
  const made = toInvoice.map(({ work, left, agreementVersion }, at) => {
    const id = uuid()
    const net = left.pay.shift + left.pay.extra
    const vat = vatToCharge(work, net)
    const next = numbers[at]
    if (!next) throw new Error('fewer numbers than invoices')
    return {
      work,
      invoice: {
        id,
        seekerId: work.seekerId,
        companyId: work.companyId,
        assignmentId: work.id,
        kind: work.originalNumber === null ? ('original' as const) : ('supplementary' as const),
        ...left.lines,
        ...next,
        issuedOn,
        suppliedOn: localDate(work.endsAt, work.zone),
        seller: toSeller(work),
        sellerUtrSealed: sealUtr(id, work, sealer),
        buyer: toBuyer(work),
        lines: invoiceLines(work, left),
        vat,
        total: net + vat,
        agreementVersion,
      },
    }
  })
  const invoices = made.map(({ invoice }) => invoice)
  await insertInvoices(tx, invoices, now)
  await postToLedger(
    tx,
    invoices.map((invoice) => ({
      kind: 'invoice',
      invoice,
      day: invoice.suppliedOn,
      pence: invoice.total,
      vat: invoice.vat,
    })),
    now,
  )
  return made
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

function issuedNotices(
  work: SuppliedWork,
  members: readonly string[],
  { number, total }: Pick<NewInvoice, 'number' | 'total'>,
): NewNotice[] {
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
      to: members,
      title: `Invoice ${number} from ${work.sellerName}: ${formatPence(total)}`,
      link: moneyLinks.completedJob(work),
    },
  ]
}

const readyText = (work: SuppliedWork) =>
  work.inDispute
    ? `Part of the hours of ${workText(work)} is not in dispute`
    : `The hours of ${workText(work)} are agreed`

function blockedRecord(work: SuppliedWork, members: readonly string[]): CommandRecord {
  const common = { kind: 'invoice.blocked', critical: true }
  return {
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
        to: members,
        link: moneyLinks.completedJob(work),
        title: `No invoice yet from ${work.sellerName}`,
        body:
          `${readyText(work)}, but ${work.sellerName}’s self-billing agreement with you has ended. The invoice ` +
          'is made as soon as it is renewed.',
      },
    ],
  }
}
