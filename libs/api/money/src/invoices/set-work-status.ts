import type { Db } from '@s4/db'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import { PAID, TO_PAY } from './invoice-columns'

/**
 * Work whose agreed hours are all invoiced is *paid* once each of its invoices is, *invoiced* until then.
 * Work in dispute stays *completed*; work with a part not invoiced yet stays *hoursAgreed*.
 */
export async function setWorkStatus(tx: Db, assignmentId: string): Promise<void> {
  const assignments = assignmentRepository(tx)
  // The lock makes a second invoice of the same work, settled at the same time, wait for the first.
  const { status } = await assignments.lockForSweep(assignmentId)
  if (status !== 'hoursAgreed' && status !== 'invoiced' && status !== 'paid') return
  const [invoices] = await tx.query<{ open: boolean; paid: boolean }>(
    `select bool_or(${TO_PAY} > 0) as open, bool_or(${PAID} > 0) as paid
     from invoice join assignment_hours hours using (assignment_id) where assignment_id = $1
     group by hours.agreed_minutes having sum(invoice.shift_minutes + invoice.extra_minutes) >= hours.agreed_minutes`,
    [assignmentId],
  )
  if (invoices) await assignments.setStatus(assignmentId, invoices.open || !invoices.paid ? 'invoiced' : 'paid')
}
