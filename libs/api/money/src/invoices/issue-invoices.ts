import type { Invoice, InvoiceLine } from '@s4/contract'
import type { Db } from '@s4/db'
import { linesLeft, NO_LINES, type HoursLines } from '@s4/domain/agreed-lines'
import { expenseText } from '@s4/domain/expenses'
import { dueDay } from '@s4/domain/due-day'
import { sumOf, type PayLine } from '@s4/domain/paid-time'
import { formatPence } from '@s4/domain/money'
import { durationText, localDate, momentText, shiftText } from '@s4/domain/shift-text'
import { vatOn } from '@s4/domain/vat'
import { v7 as uuid } from 'uuid'
import { moneyLinks } from '../notices/hours-notices'
import { invoiceFacts } from '../notices/about-work'
import type { CommandContext } from '@s4/api-platform/commands'
import { membersOf, type NewNotice, workText } from '@s4/api-platform/notices'
import type { Sealer } from '@s4/api-platform/deps'
import { refuseOwnInvoice, type OwnInvoice } from './refuse-own-invoice'
import { blockedRecord, type Obstacle } from './blocked-record'
import { nextInvoiceNumbers } from './invoice-number'
import { insertInvoices, type NewInvoice } from './insert-invoices'
import { markBilled } from '../expense-claims/mark-billed'
import { postToLedger } from '../ledger/post-to-ledger'
import { agreementsInForce } from '@s4/api-marketplace/self-billing'
import { setWorkStatus } from './set-work-status'
import { suppliedWorks, type SuppliedWork } from './supplied-work'

const HOME_ZONE = 'Europe/London'

type Line = Omit<PayLine, 'kind'> & { kind: InvoiceLine['kind'] }

interface LeftToInvoice {
  lines: HoursLines
  pay: Line[]
}

interface ToInvoice {
  work: SuppliedWork
  left: LeftToInvoice
  agreementVersion: string | null
  /** The worker's own invoice, where S4 cannot make one. */
  own?: OwnInvoice
}

/**
 * Invoices the settled part of some work that is not invoiced yet: all of it once the hours are agreed, in a
 * dispute the part both sides agree on; for cancelled work what the company owes. Without a self-billing agreement in
 * force, or with VAT and no VAT number of the company, nothing is invoiced yet, and both sides get a notice. Work
 * of own staff is never invoiced.
 */
export async function issueInvoices(ctx: CommandContext, of: readonly string[], sealer: Sealer): Promise<void> {
  const { tx, now } = ctx
  const assignmentIds = await invoicedWork(tx, of)
  const works = await suppliedWorks(tx, assignmentIds)
  const members = await membersOf(
    tx,
    works.map(({ companyId }) => companyId),
  )
  const agreements = await agreementsInForce(tx, works, now)
  const toInvoice: ToInvoice[] = []
  const blocked: { work: SuppliedWork; obstacle: Obstacle }[] = []
  for (const [at, work] of works.entries()) {
    const left = leftToInvoice(work)
    if (sumOf(left.pay) === 0) continue
    const agreement = agreements[at] ?? null
    const obstacle = findObstacle(work, left, agreement)
    if (obstacle) blocked.push({ work, obstacle })
    else toInvoice.push({ work, left, agreementVersion: agreement?.version ?? null })
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
        notices: issuedNotices(work, uids, { id, number, total }),
      }
    }),
    ...blocked.map(({ work, obstacle }) => blockedRecord(work, members.get(work.companyId) ?? [], obstacle)),
  )
}

/** Those of the pieces of work that are paid by invoice; own staff are paid by payroll (docs/product.md#own-staff). */
async function invoicedWork(tx: Db, assignmentIds: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from assignment where id = any($1) and engagement = 'self-employed'`,
    [assignmentIds],
  )
  const invoiced = new Set(rows.map(({ id }) => id))
  return assignmentIds.filter((id) => invoiced.has(id))
}

/**
 * Enters an invoice of the worker's own for the settled part of some work that is not invoiced yet; returns its id.
 * Throws `invoice.self-billed`, `input.invalid`.
 */
export async function enterOwnInvoice(
  ctx: CommandContext,
  { assignmentId, own, sealer }: { assignmentId: string; own: OwnInvoice; sealer: Sealer },
): Promise<string> {
  const { tx, now } = ctx
  const works = await suppliedWorks(tx, [assignmentId])
  const [agreement = null] = await agreementsInForce(tx, works, now)
  const [work] = works
  if (!work) throw new Error(`the work ${assignmentId} is gone`)
  const left = leftToInvoice(work)
  const net = sumOf(left.pay)
  const obstacle = net === 0 ? null : findObstacle(work, left, agreement)
  refuseOwnInvoice(own, {
    obstacle,
    net,
    vat: vatToCharge(work, net),
    suppliedOn: localDate(work.suppliedAt, work.zone),
  })
  const [made] = await makeInvoices(ctx, [{ work, left, agreementVersion: null, own }], sealer)
  if (!made) throw new Error(`no invoice was made of ${assignmentId}`)
  await setWorkStatus(tx, [assignmentId])
  const members = (await membersOf(tx, [work.companyId])).get(work.companyId) ?? []
  const { id, number, kind, total } = made.invoice
  await ctx.record({
    action: 'invoice.sent',
    ...invoiceFacts({ ...work, id, assignmentId }, members),
    detail: { number, kind, total },
    notices: [
      {
        kind: 'invoice.issued',
        to: members,
        title: `${work.sellerName} sent their own invoice ${number}: ${formatPence(total)}`,
        body: `${workText(work)}. ${settledText(work)}`,
        link: moneyLinks.completedJob(work),
      },
    ],
  })
  return id
}

/** For cancelled work what the company owes, once; otherwise what is settled or agreed and not invoiced. */
function leftToInvoice(work: SuppliedWork): LeftToInvoice {
  const { cancellationOwed: pence, cancellationInvoiced } = work
  if (pence === null) {
    const { lines, pay } = linesLeft(work.settled, work.invoiced, work)
    return { lines, pay: [...pay, ...expenseLines(work)] }
  }
  const owed = { kind: 'cancellation' as const, label: null, minutes: 0, pencePerHour: 0, pence }
  return { lines: NO_LINES, pay: cancellationInvoiced ? [] : [owed] }
}

const expenseLines = ({ expenses, terms }: SuppliedWork): Line[] =>
  expenses.map((claim) => ({
    kind: 'expenses',
    label: expenseText(claim, terms.pay.expenses),
    minutes: 0,
    pencePerHour: 0,
    pence: claim.pence,
  }))

function invoiceKind({ cancellationOwed, earlierNumbers }: SuppliedWork): Invoice['kind'] {
  if (cancellationOwed !== null) return 'cancellation'
  return earlierNumbers.length === 0 ? 'original' : 'supplementary'
}

/** Why S4 cannot make the invoice; null when it can. */
function findObstacle(
  work: SuppliedWork,
  left: ToInvoice['left'],
  agreement: { version: string } | null,
): Obstacle | null {
  if (vatToCharge(work, sumOf(left.pay)) > 0 && work.companyVatNumber === null) return 'companyVat'
  return agreement ? null : 'agreement'
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
    toInvoice.filter(({ own }) => !own).map(({ work }) => work.seekerId),
  )
  const issuedOn = localDate(now.toISOString(), HOME_ZONE)
  const made = toInvoice.map(({ work, left, agreementVersion, own }) => {
    const id = uuid()
    const net = sumOf(left.pay)
    const vat = vatToCharge(work, net)
    const next = own ? { sequence: null, number: own.number } : numbers.shift()
    if (!next) throw new Error('fewer numbers than invoices')
    return {
      work,
      invoice: {
        id,
        seekerId: work.seekerId,
        companyId: work.companyId,
        assignmentId: work.id,
        kind: invoiceKind(work),
        ...left.lines,
        ...next,
        issuedOn: own?.issuedOn ?? issuedOn,
        dueOn: dueDay(issuedOn, work.terms.pay.paymentDays),
        suppliedOn: localDate(work.suppliedAt, work.zone),
        seller: toSeller(work),
        sellerUtrSealed: sealUtr(id, work, sealer),
        buyer: { ...toBuyer(work), vatNumber: vat > 0 && !own ? work.companyVatNumber : null },
        fileId: own?.fileId ?? null,
        lines: invoiceLines(work, left),
        vat,
        total: net + vat,
        agreementVersion,
      },
    }
  })
  const invoices = made.map(({ invoice }) => invoice)
  await insertInvoices(tx, invoices, now)
  await markBilled(
    tx,
    made.map(({ work, invoice }) => ({ invoiceId: invoice.id, claimIds: work.expenses.map(({ id }) => id) })),
  )
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
const invoiceLines = (work: SuppliedWork, { pay }: ToInvoice['left']): Omit<InvoiceLine, 'vat'>[] =>
  pay.map((line, index) => ({
    kind: line.kind,
    description: index === 0 ? `${workDescription(work)}${lineText(work, line, '. ')}` : lineText(work, line),
    minutes: line.minutes,
    payPerHour: line.pencePerHour,
    amount: line.pence,
  }))

const workDescription = (work: SuppliedWork) =>
  `${work.title}, ${work.siteName}. ${shiftText(work, work.zone)}${partText(work)}`

/** What a line is for, after the sentence about the work when it is the first. */
function lineText(work: SuppliedWork, { kind, label }: Line, after = ''): string {
  const { settled, terms, suppliedAt, zone } = work
  if (kind === 'cancellation')
    return `${after}Cancelled by the customer on ${momentText(suppliedAt, zone)}: owed under the terms agreed`
  if (kind === 'expenses') return `${after}${label ?? ''}`
  if (kind === 'extraTime') return `${after}Time before or after the shift`
  const band = label === null ? '' : `, ${label}`
  if (kind === 'minimumCallOut')
    return (
      `${after}Minimum call-out${band}: ${durationText(terms.pay.minimumMinutes)} are paid to whoever booked on, ` +
      `${durationText(settled.minutes)} were worked`
    )
  if (after !== '') return label === null ? '' : `${after}${label}`
  return label ?? 'At the base rate'
}

function partText({ inDispute, earlierNumbers, invoiced }: SuppliedWork): string {
  if (earlierNumbers.length > 0)
    return [
      `. What was settled after ${invoicesText(earlierNumbers)},`,
      `which ${earlierNumbers.length === 1 ? 'bills' : 'bill'}`,
      durationText(invoiced.minutes + invoiced.extraMinutes),
    ].join(' ')
  return inDispute ? '. The part of the hours that is not in dispute' : ''
}

/** `invoice A`, `invoices A, B and C`. */
const invoicesText = (numbers: readonly string[]) =>
  numbers.length === 1
    ? `invoice ${numbers.join('')}`
    : `invoices ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`

const toSeller = ({
  sellerName,
  sellerNameInOwnScript,
  sellerAddress,
  sellerContact,
  sellerVatNumber,
}: SuppliedWork) => ({
  name: sellerName,
  nameInOwnScript: sellerNameInOwnScript,
  address: sellerAddress,
  contact: sellerContact,
  vatNumber: sellerVatNumber,
})
const toBuyer = ({ companyName, companyAddress, companyContact }: SuppliedWork) => ({
  name: companyName,
  address: companyAddress,
  contact: companyContact,
})

function settledText({ inDispute, earlierNumbers, cancellationOwed }: SuppliedWork): string {
  if (cancellationOwed !== null) return 'The company cancelled it with less notice than agreed.'
  if (inDispute) return 'This is what you both agree on; the rest follows once it is settled.'
  return earlierNumbers.length === 0
    ? 'The hours are settled.'
    : `The hours are settled: this is what ${invoicesText(earlierNumbers)} left open.`
}

function issuedNotices(
  work: SuppliedWork,
  members: readonly string[],
  { id, number, total }: Pick<NewInvoice, 'id' | 'number' | 'total'>,
): NewNotice[] {
  const kind = 'invoice.issued'
  const body = `${workText(work)}. ${settledText(work)}`
  return [
    {
      kind,
      to: [work.seekerUid],
      title: `Your ${formatPence(total)} invoice is ready: check and accept it`,
      body: `${body} If it is wrong, object to it.`,
      link: moneyLinks.invoice(id),
    },
    {
      kind,
      body,
      to: members,
      title: `Invoice ${number} from ${work.sellerName}: ${formatPence(total)}`,
      link: moneyLinks.completedJob(work),
    },
  ]
}
