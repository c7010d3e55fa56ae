import { SELF_BILLING_MONTHS, SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { v7 as uuid } from 'uuid'
import type { SeekerActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'

/**
 * A new agreement between the seeker and this company from now on, for a year
 * (docs/uk-rules.md#invoices-and-self-billing); returns its id.
 */
export async function recordAgreement(
  ctx: CommandContext<SeekerActor>,
  { companyId }: { companyId: string },
): Promise<string> {
  const { tx, actor, now } = ctx
  const id = uuid()
  const expires = new Date(now)
  expires.setUTCMonth(expires.getUTCMonth() + SELF_BILLING_MONTHS)
  await tx.query(
    `insert into self_billing_agreement (id, company_id, seeker_id, version, accepted_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, companyId, actor.seekerId, SELF_BILLING_VERSION, now, expires],
  )
  await ctx.record({
    action: 'self-billing.agreed',
    subject: { kind: 'self-billing-agreement', id },
    companyId,
    detail: { version: SELF_BILLING_VERSION },
  })
  return id
}
