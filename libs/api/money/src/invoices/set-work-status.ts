import type { Db } from '@s4/db'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import { PAID, TO_PAY } from './invoice-columns'

/**
 * Work whose agreed hours are all invoiced is *paid* once each of its invoices is, *invoiced* until then.
 * Work in dispute stays *completed*; work with a part not invoiced yet stays *hoursAgreed*.
 */
export async function setWorkStatus(tx: Db, assignmentIds: readonly string[]): Promise<void> {
  // The lock, taken in one order, makes a second invoice or payment of the same work wait for the first.
  await tx.query('select from assignment where id = any($1) order by id for update', [assignmentIds])
  const works = await tx.query<{ id: string; paid: boolean }>(
    `select assignment_id as id, not bool_or(${TO_PAY} > 0) and bool_or(${PAID} > 0) as paid
     from invoice join assignment_hours hours using (assignment_id)
     join assignment on assignment.id = assignment_id
     where assignment_id = any($1) and assignment.status in ('hoursAgreed', 'invoiced', 'paid')
     group by assignment_id, hours.agreed_minutes
     having sum(invoice.shift_minutes + invoice.extra_minutes) >= hours.agreed_minutes`,
    [assignmentIds],
  )
  const assignments = assignmentRepository(tx)
  const paid = works.filter((work) => work.paid).map(({ id }) => id)
  const invoiced = works.filter((work) => !work.paid).map(({ id }) => id)
  await assignments.setStatus(paid, 'paid')
  await assignments.setStatus(invoiced, 'invoiced')
}
