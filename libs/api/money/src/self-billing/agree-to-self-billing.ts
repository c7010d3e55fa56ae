import { changes } from '@s4/contract/changes'
import type { SelfBillingAgreement } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { CANCELLATION_WAITS, recordAgreement } from '@s4/api-marketplace/self-billing'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { bothSides, signal } from '@s4/api-platform/notices'
import { issueInvoices } from '../invoices/issue-invoices'
import { ownAgreement } from './own-agreement'

interface AgreementInput {
  companyId: string
  sealer: Sealer
}

/** Renews self-billing with a company and makes the invoices that waited for it. Throws `record.missing`. */
export async function agreeToSelfBilling(
  ctx: CommandContext<SeekerActor>,
  { companyId, sealer }: AgreementInput,
): Promise<SelfBillingAgreement> {
  await requireWorkedTogether(ctx, companyId)
  const id = await recordAgreement(ctx, { companyId })
  const waiting = await waitingWork(ctx, companyId)
  await issueInvoices(
    ctx,
    waiting.map(({ id: assignmentId }) => assignmentId),
    sealer,
  )
  await signal(ctx.tx, await bothSides(ctx.tx, { seekerUid: ctx.actor.uid, companyId }), changes['selfBilling.agree'])
  return ownAgreement(ctx, id)
}

/** A seeker can agree only with a company they have worked for or had an agreement with. */
async function requireWorkedTogether({ tx, actor }: CommandContext<SeekerActor>, companyId: string): Promise<void> {
  const known = await tx.query(
    `select 1 where exists (select 1 from assignment where company_id = $1 and seeker_id = $2)
       or exists (select 1 from self_billing_agreement where company_id = $1 and seeker_id = $2)`,
    [companyId, actor.seekerId],
  )
  if (known.length === 0) throw new ApiError('record.missing')
}

/** Work that may wait for this agreement, oldest first; locked. */
const waitingWork = ({ tx, actor }: CommandContext<SeekerActor>, companyId: string) =>
  tx.query<{ id: string }>(
    `select id from assignment where company_id = $1 and seeker_id = $2
       and (status = 'hoursAgreed' or ${CANCELLATION_WAITS} or exists (select from assignment_hours
           where assignment_id = assignment.id and assignment_hours.status = 'disputed'))
     order by starts_at, id for update`,
    [companyId, actor.seekerId],
  )
