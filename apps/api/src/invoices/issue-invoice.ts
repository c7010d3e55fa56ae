import type { InvoiceLine } from '@s4/contract'
import type { Db } from '@s4/db'
import { formatPence, payFor } from '@s4/domain/money'
import { localDate, shiftText } from '@s4/domain/shift-text'
import { vatOn } from '@s4/domain/vat'
import { v7 as uuid } from 'uuid'
import { moneyLinks } from '../hours/hours-notices'
import { MONEY_RESOURCES } from '../hours/record-hours'
import { workText } from '../hiring/work-notices'
import type { Actor } from '../server/actor'
import { audit } from '../server/audit'
import { membersOf, notify, signal } from '../server/notify'
import type { Sealing } from '../server/sealing'
import { nextInvoiceNumber } from './invoice-number'
import { agreementInForce } from '../self-billing/self-billing-repository'
import { suppliedWork, type SuppliedWork } from './supplied-work'

interface Issuing {
  actor: Actor | null
  now: Date
  requestId?: string | undefined
  sealing: Sealing
}

const HOME_ZONE = 'Europe/London'

/**
 * Makes the invoice of work whose hours are agreed, in the agreeing transaction. Without a valid self-billing agreement
 * the work stays *hours agreed* and both sides are told; without paid time there is nothing to invoice.
 */
export async function issueInvoice(tx: Db, assignmentId: string, { actor, now, requestId, sealing }: Issuing): Promise<void> {
  const work = await suppliedWork(tx, assignmentId)
  const lines = linesOf(work)
  const net = lines.reduce((sum, { amount }) => sum + amount, 0)
  if (net === 0) return
  const vat = work.sellerVatNumber === null ? 0 : vatOn(net)
  const total = net + vat
  const agreement = await agreementInForce(tx, work, now)
  if (!agreement) return tellBlocked(tx, work, now)

  const { sequence, number } = await nextInvoiceNumber(tx, work.seekerId)
  const id = uuid()
  await tx.query(
    `insert into invoice (id, seeker_id, company_id, assignment_id, sequence, number, issued_on, supplied_on, seller, buyer, lines, vat_pence, total_pence, agreement_version, created_at, seller_utr_sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      id, work.seekerId, work.companyId, assignmentId, sequence, number, localDate(now.toISOString(), HOME_ZONE), localDate(work.startsAt, work.zone),
      JSON.stringify(sellerOf(work)), JSON.stringify(buyerOf(work)), JSON.stringify(lines), vat, total, agreement.version, now,
      work.sellerUtrSealed && sealing.seal(sealing.open(work.sellerUtrSealed, 'seeker.utr_sealed', work.seekerId), 'invoice.seller_utr_sealed', id),
    ],
  )
  await tx.query(`update assignment set status = 'invoiced' where id = $1`, [assignmentId])
  await audit(tx, {
    at: now, actor, action: 'invoice.issued', subject: { kind: 'invoice', id }, assignmentId, companyId: work.companyId, seekerId: work.seekerId,
    ...(requestId && { requestId }), detail: { number, total },
  })
  await tellIssued(tx, work, { now, number, total })
}

function linesOf({ title, siteName, startsAt, endsAt, zone, payPerHour, minutes, extraMinutes }: SuppliedWork): InvoiceLine[] {
  const line = (description: string, counted: number): InvoiceLine => ({ description, minutes: counted, payPerHour, amount: payFor(counted, payPerHour) })
  return [
    line(`${title}, ${siteName}. ${shiftText({ startsAt, endsAt }, zone)}`, minutes),
    line('Time before or after the shift, accepted by the company', extraMinutes),
  ].filter((each) => each.minutes > 0)
}

const sellerOf = ({ sellerName, sellerAddress, sellerContact, sellerVatNumber }: SuppliedWork) => ({ name: sellerName, address: sellerAddress, contact: sellerContact, vatNumber: sellerVatNumber })
const buyerOf = ({ companyName, companyAddress, companyContact }: SuppliedWork) => ({ name: companyName, address: companyAddress, contact: companyContact })

async function tellIssued(tx: Db, work: SuppliedWork, { now, number, total }: { now: Date; number: string; total: number }) {
  const members = await membersOf(tx, work.companyId)
  const common = { at: now, kind: 'invoice.issued', body: `${workText(work)}. The hours are agreed.` }
  await notify(tx, { ...common, to: [work.seekerUid], title: `Invoice ${number} over ${formatPence(total)} was made in your name`, link: moneyLinks.invoices })
  await notify(tx, { ...common, to: members, title: `Invoice ${number} from ${work.sellerName}: ${formatPence(total)}`, link: moneyLinks.completedJob(work) })
  await signal(tx, [work.seekerUid, ...members], MONEY_RESOURCES)
}

async function tellBlocked(tx: Db, work: SuppliedWork, now: Date) {
  const common = { at: now, kind: 'invoice.blocked', critical: true }
  await notify(tx, {
    ...common, to: [work.seekerUid], link: moneyLinks.invoices, title: `Renew self-billing with ${work.companyName} to be invoiced`,
    body: `The hours of ${workText(work)} are agreed, but your self-billing agreement with ${work.companyName} has ended. Renew it under Invoices and the invoice is made at once.`,
  })
  await notify(tx, {
    ...common, to: await membersOf(tx, work.companyId), link: moneyLinks.completedJob(work), title: `No invoice yet from ${work.sellerName}`,
    body: `The hours of ${workText(work)} are agreed, but ${work.sellerName}’s self-billing agreement with you has ended. The invoice is made as soon as it is renewed.`,
  })
}
