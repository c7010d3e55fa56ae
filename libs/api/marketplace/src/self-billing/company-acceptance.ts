import type { SelfBillingTerms } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { changes } from '@s4/contract/changes'
import { type CompanyActor, memberWords } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'

/** The terms of self-billing as they are now, and whether the company has agreed to them. */
export async function showTerms(tx: Db, companyId: string): Promise<SelfBillingTerms> {
  const [accepted] = await tx.query<{ acceptedAt: string; acceptedBy: string }>(
    `select accepted_at, ${memberWords('company_id', 'accepted_by')} as accepted_by from self_billing_acceptance
     join account on account.uid = accepted_by where company_id = $1 and version = $2`,
    [companyId, SELF_BILLING_VERSION],
  )
  return { version: SELF_BILLING_VERSION, accepted: accepted ?? null }
}

/**
 * The company's owner agrees to self-billing with each worker who does (docs/uk-rules.md#invoices-and-self-billing);
 * agreeing again changes nothing. Throws `record.changed` for an older version.
 */
export async function acceptTerms(
  ctx: CommandContext<CompanyActor>,
  { version }: { version: string },
): Promise<SelfBillingTerms> {
  const { tx, actor, now } = ctx
  if (version !== SELF_BILLING_VERSION) throw new ApiError('record.changed')
  const made = await tx.query(
    `insert into self_billing_acceptance (company_id, version, accepted_by, accepted_at) values ($1, $2, $3, $4)
     on conflict do nothing returning version`,
    [actor.companyId, version, actor.uid, now],
  )
  if (made.length > 0)
    await ctx.record({
      action: 'self-billing.accepted-by-company',
      subject: { kind: 'company', id: actor.companyId },
      companyId: actor.companyId,
      detail: { version },
      signals: [{ to: await listMemberUids(tx, actor.companyId), resources: changes['selfBilling.acceptTerms'] }],
    })
  return showTerms(tx, actor.companyId)
}

/** Offers include self-billing, so the company agrees first. Throws `self-billing.company-needed`. */
export async function refuseWithoutTerms(tx: Db, companyId: string): Promise<void> {
  if ((await showTerms(tx, companyId)).accepted === null) throw new ApiError('self-billing.company-needed')
}
