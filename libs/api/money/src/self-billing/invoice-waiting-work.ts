import { assignmentRepository } from '@s4/api-marketplace/assignments'
import { CANCELLATION_WAITS, EXPENSES_WAIT, inForce, WAITS_FOR_INVOICE } from '@s4/api-marketplace/self-billing'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import { vatNumberOn } from '@s4/api-profiles/vat'
import { issueInvoices } from '../invoices/issue-invoices'

const SUPPLIED_ON =
  `((case when assignment.status = 'cancelled' then assignment.ended_at else assignment.ends_at end) ` +
  'at time zone assignment.zone)::date'
const VAT_CANNOT_BE_SELF_BILLED =
  `${vatNumberOn('seeker', 'assignment.seeker_id', SUPPLIED_ON)} is not null ` +
  `and ${vatNumberOn('company', 'assignment.company_id', SUPPLIED_ON)} is null`

/** Nobody has been told yet why there is no invoice; of work that was done both sides were, when it was settled. */
const NOT_TOLD = `not exists (select from audit_entry told where told.subject_kind = 'assignment'
  and told.subject_id = assignment.id::text and told.action = 'invoice.blocked')`

/**
 * Invoices what companies owe for cancelled work, and settled work that waited for a self-billing agreement which is
 * now in force: renewed, or recorded when the worker accepted another offer (docs/product.md#hours); or for the
 * company's VAT number. Of cancelled work that cannot be invoiced both sides are told once.
 */
export const invoiceWaitingWork: DueWork = async ({ db, sealer }, now) => {
  // A union, because each part has its own index.
  const due = await db.query<{ id: string }>(
    `select assignment.id from (
       select id from assignment where status = 'hoursAgreed' union select assignment_id from assignment_hours
       where status = 'disputed' union
       select assignment_id from expense_claim where status = 'agreed' and invoice_id is null union
       select id from assignment where status = 'cancelled' and ended_by = 'company' and owed_pence > 0
     ) candidate join assignment on assignment.id = candidate.id
     left join assignment_hours hours on hours.assignment_id = assignment.id
     where (${WAITS_FOR_INVOICE} or ${CANCELLATION_WAITS} or ${EXPENSES_WAIT})
       and (not (${VAT_CANNOT_BE_SELF_BILLED}) and exists (
         select from self_billing_agreement agreement
         where agreement.company_id = assignment.company_id and agreement.seeker_id = assignment.seeker_id
           and ${inForce('$1')})
       or ${CANCELLATION_WAITS} and ${NOT_TOLD})
     order by assignment.ends_at, assignment.id`,
    [now],
  )
  await eachDue({ db, now }, due, async (ctx, assignmentId) => {
    await assignmentRepository(ctx.tx).lockForSweep(assignmentId)
    await issueInvoices(ctx, [assignmentId], sealer)
  })
}
