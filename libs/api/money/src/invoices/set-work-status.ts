import type { Db } from '@s4/db'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import { TO_PAY } from './credit-columns'

/**
 * Work whose hours are agreed and all invoiced is *paid* once none of its invoices waits for payment, *invoiced* until then.
 * In a dispute it stays *completed*, and with a part that waits for a self-billing agreement *hoursAgreed*, whatever of it is paid.
 */
export async function setWorkStatus(tx: Db, assignmentId: string): Promise<void> {
  const assignments = assignmentRepository(tx)
  // Two invoices of the same work may be settled at once: the second reads what the first has left.
  const { status } = await assignments.lockForSweep(assignmentId)
  if (status !== 'hoursAgreed' && status !== 'invoiced' && status !== 'paid') return
  const [invoices] = await tx.query<{ open: boolean; paid: boolean }>(
    `select bool_or(${TO_PAY} > 0) as open, bool_or(invoice.paid_on is not null) as paid
     from invoice join assignment_hours hours using (assignment_id) where assignment_id = $1
     group by hours.agreed_minutes having sum(invoice.shift_minutes + invoice.extra_minutes) >= hours.agreed_minutes`,
    [assignmentId],
  )
  if (invoices) await assignments.setStatus(assignmentId, invoices.open || !invoices.paid ? 'invoiced' : 'paid')
}
