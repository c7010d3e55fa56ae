import type { Db } from '@s4/db'

/**
 * Work whose hours are agreed and all invoiced is *paid* once none of its invoices waits for payment, *invoiced* until then.
 * In a dispute it stays *completed*, and with a part that waits for a self-billing agreement *hoursAgreed*, whatever of it is paid.
 */
export const setWorkStatus = (tx: Db, assignmentId: string) =>
  tx.query(
    `update assignment set status = case when invoices.open or not invoices.paid then 'invoiced' else 'paid' end
     from (
       select coalesce(bool_or(paid_on is null and total_pence > (select coalesce(sum(amount_pence), 0) from credit_note where invoice_id = invoice.id)), false) as open,
         coalesce(bool_or(paid_on is not null), false) as paid, count(*) as made, coalesce(sum(shift_minutes + extra_minutes), 0) as billed
       from invoice where assignment_id = $1
     ) invoices
     where assignment.id = $1 and assignment.status in ('hoursAgreed', 'invoiced', 'paid') and invoices.made > 0
       and invoices.billed >= (select agreed_minutes from assignment_hours where assignment_id = $1)`,
    [assignmentId],
  )
