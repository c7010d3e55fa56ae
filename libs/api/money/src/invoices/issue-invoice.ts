import type { InvoiceLine } from '@s4/contract'
import type { Db } from '@s4/db'
import { linesLeft } from '@s4/domain/agreed-lines'
import { formatPence } from '@s4/domain/money'
import { durationText, localDate, shiftText } from '@s4/domain/shift-text'
import { vatOn } from '@s4/domain/vat'
import { v7 as uuid } from 'uuid'
import { moneyLinks } from '../notices/hours-notices'
import { MONEY_RESOURCES } from '../notices/record-hours'
import { audit, membersOf, notify, signal, workText } from '@s4/api-platform/notices'
import type { Actor } from '@s4/api-platform/actor'
import type { Sealing } from '@s4/api-platform/deps'
import { nextInvoiceNumber } from './invoice-number'
import { agreementInForce } from '@s4/api-marketplace/self-billing'
import { setWorkStatus } from './set-work-status'
import { suppliedWork, type SuppliedWork } from './supplied-work'

interface Issuing {
  actor: Actor | null
  now: Date
  requestId?: string | undefined
  sealing: Sealing
}

const HOME_ZONE = 'Europe/London'

/**
 * Invoices what is settled of some work and not invoiced yet, in the settling transaction: all of it once the hours are agreed, in a
 * dispute the part both figures hold. Without a valid self-billing agreement it waits and both sides are told; without paid time left there is nothing to do.
 */
export async function issueInvoice(
  tx: Db,
  assignmentId: string,
  { actor, now, requestId, sealing }: Issuing,
): Promise<void> {
  const work = await suppliedWork(tx, assignmentId)
  const left = linesLeft(work.settled, work.invoiced, work.payPerHour)
  const net = left.pay.shift + left.pay.extra
  if (net === 0) {
    await setWorkStatus(tx, assignmentId)
    return
  }
  const agreement = await agreementInForce(tx, work, now)
  if (!agreement) return tellBlocked(tx, work, now)

  const vat = vatToCharge(work, net)
  const total = net + vat
  const { sequence, number } = await nextInvoiceNumber(tx, work.seekerId)
  const kind = work.originalNumber === null ? 'original' : 'supplementary'
  const id = uuid()
  await tx.query(
    `insert into invoice (id, seeker_id, company_id, assignment_id, kind, shift_minutes, extra_minutes, sequence, number, issued_on, supplied_on, seller, buyer, lines, vat_pence, total_pence, agreement_version, created_at, seller_utr_sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`,
    [
      id,
      work.seekerId,
      work.companyId,
      assignmentId,
      kind,
      left.lines.minutes,
      left.lines.extraMinutes,
      sequence,
      number,
      localDate(now.toISOString(), HOME_ZONE),
      localDate(work.endsAt, work.zone),
      JSON.stringify(sellerOf(work)),
      JSON.stringify(buyerOf(work)),
      JSON.stringify(linesOf(work, left)),
      vat,
      total,
      agreement.version,
      now,
      work.sellerUtrSealed &&
        sealing.seal(
          sealing.open(work.sellerUtrSealed, 'seeker.utr_sealed', work.seekerId),
          'invoice.seller_utr_sealed',
          id,
        ),
    ],
  )
  await setWorkStatus(tx, assignmentId)
  await audit(tx, {
    at: now,
    actor,
    action: 'invoice.issued',
    subject: { kind: 'invoice', id },
    assignmentId,
    companyId: work.companyId,
    seekerId: work.seekerId,
    ...(requestId && { requestId }),
    detail: { number, kind, total },
  })
  await tellIssued(tx, work, { now, number, total })
}

/** On parts of one shift the VAT adds up to that on the whole, as long as all of them charge it. */
function vatToCharge({ sellerVatNumber, charged }: SuppliedWork, net: number): number {
  return sellerVatNumber === null ? 0 : vatOn(charged.net + net) - charged.vat
}

/** As they are kept: the VAT of each line follows from that of the invoice. */
function linesOf(work: SuppliedWork, { lines, pay }: ReturnType<typeof linesLeft>): Omit<InvoiceLine, 'vat'>[] {
  const { title, siteName, startsAt, endsAt, zone, payPerHour } = work
  const line = (description: string, minutes: number, amount: number) => ({ description, minutes, payPerHour, amount })
  return [
    line(`${title}, ${siteName}. ${shiftText({ startsAt, endsAt }, zone)}${partText(work)}`, lines.minutes, pay.shift),
    line('Time before or after the shift, accepted by the company', lines.extraMinutes, pay.extra),
  ].filter(({ minutes }) => minutes > 0)
}

function partText({ inDispute, originalNumber, invoiced }: SuppliedWork): string {
  if (originalNumber !== null)
    return `. What was settled after invoice ${originalNumber}, which bills ${durationText(invoiced.minutes + invoiced.extraMinutes)}`
  return inDispute ? '. The part of the hours that is not in dispute' : ''
}

const sellerOf = ({ sellerName, sellerAddress, sellerContact, sellerVatNumber }: SuppliedWork) => ({
  name: sellerName,
  address: sellerAddress,
  contact: sellerContact,
  vatNumber: sellerVatNumber,
})
const buyerOf = ({ companyName, companyAddress, companyContact }: SuppliedWork) => ({
  name: companyName,
  address: companyAddress,
  contact: companyContact,
})

function standingText({ inDispute, originalNumber }: SuppliedWork): string {
  if (inDispute) return 'This is what you both agree on; the rest follows once it is settled.'
  return originalNumber === null
    ? 'The hours are agreed.'
    : `The hours are agreed: this is what invoice ${originalNumber} left open.`
}

async function tellIssued(
  tx: Db,
  work: SuppliedWork,
  { now, number, total }: { now: Date; number: string; total: number },
) {
  const members = await membersOf(tx, work.companyId)
  const common = { at: now, kind: 'invoice.issued', body: `${workText(work)}. ${standingText(work)}` }
  await notify(tx, {
    ...common,
    to: [work.seekerUid],
    title: `Invoice ${number} over ${formatPence(total)} was made in your name`,
    link: moneyLinks.invoices,
  })
  await notify(tx, {
    ...common,
    to: members,
    title: `Invoice ${number} from ${work.sellerName}: ${formatPence(total)}`,
    link: moneyLinks.completedJob(work),
  })
  await signal(tx, [work.seekerUid, ...members], MONEY_RESOURCES)
}

const readyText = (work: SuppliedWork) =>
  work.inDispute
    ? `Part of the hours of ${workText(work)} is not in dispute`
    : `The hours of ${workText(work)} are agreed`

async function tellBlocked(tx: Db, work: SuppliedWork, now: Date) {
  const common = { at: now, kind: 'invoice.blocked', critical: true }
  await notify(tx, {
    ...common,
    to: [work.seekerUid],
    link: moneyLinks.invoices,
    title: `Renew self-billing with ${work.companyName} to be invoiced`,
    body: `${readyText(work)}, but your self-billing agreement with ${work.companyName} has ended. Renew it under Invoices and the invoice is made at once.`,
  })
  await notify(tx, {
    ...common,
    to: await membersOf(tx, work.companyId),
    link: moneyLinks.completedJob(work),
    title: `No invoice yet from ${work.sellerName}`,
    body: `${readyText(work)}, but ${work.sellerName}’s self-billing agreement with you has ended. The invoice is made as soon as it is renewed.`,
  })
}
