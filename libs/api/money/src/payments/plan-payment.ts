import type { PayeeTotal } from '@s4/contract'
import type { Db } from '@s4/db'
import { findMonday } from '@s4/domain/week'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { StoredInvoice } from '../invoices/invoice-repository'
import { payeeRepository } from '../payees/payee-repository'
import { payeeState } from '../payees/payee-state'
import { askForBankDetails } from '../payees/record-looks'
import { refuseSettled } from '../invoices/refuse-settled'

export interface PlannedPayee extends Omit<PayeeTotal, 'invoices' | 'detailsOpen'> {
  invoices: [StoredInvoice, ...StoredInvoice[]]
}

/** What each worker gets for these invoices, and whether they can be paid. Throws `invoice.settled`. */
export async function planPayment(db: Db, invoices: readonly StoredInvoice[], now: Date): Promise<PlannedPayee[]> {
  invoices.forEach(refuseSettled)
  const byWorker = groupByWorker(invoices)
  const changedAt = await payeeRepository(db).changedAt([...byWorker.keys()])
  return [...byWorker].map(([seekerId, theirs]) => ({
    seekerId,
    seekerName: theirs[0].seller.name,
    pence: theirs.reduce((sum, { toPay }) => sum + toPay, 0),
    reference: paymentReference(theirs),
    invoices: theirs,
    ...payeeState(changedAt.get(seekerId) ?? null, now),
  }))
}

export function groupByWorker(invoices: readonly StoredInvoice[]): Map<string, [StoredInvoice, ...StoredInvoice[]]> {
  const groups = new Map<string, [StoredInvoice, ...StoredInvoice[]]>()
  for (const invoice of invoices) {
    const earlier = groups.get(invoice.seekerId)
    if (earlier) earlier.push(invoice)
    else groups.set(invoice.seekerId, [invoice])
  }
  return groups
}

const MAX_REFERENCE_LENGTH = 18

/** The number of one invoice; of several the Monday of their last statement week. Banks allow 18 characters. */
export function paymentReference(invoices: readonly [StoredInvoice, ...StoredInvoice[]]): string {
  const [first, ...others] = invoices
  if (others.length === 0) return first.number.slice(0, MAX_REFERENCE_LENGTH)
  const lastDay = others.reduce((last, { workedOn }) => (workedOn > last ? workedOn : last), first.workedOn)
  return `S4 ${findMonday(lastDay)}`
}

/** Asks the workers who have given no bank details for them. */
export const askForMissingDetails = (
  ctx: CommandContext<CompanyActor>,
  planned: readonly PlannedPayee[],
): Promise<void> =>
  askForBankDetails(
    ctx,
    planned.filter(({ payee }) => payee === 'missing').map(({ invoices }) => invoices[0]),
  )
