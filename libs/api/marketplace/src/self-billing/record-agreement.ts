import type { Db } from '@s4/db'
import { SELF_BILLING_MONTHS, SELF_BILLING_VERSION } from '@s4/domain/self-billing'
import { v7 as uuid } from 'uuid'
import type { SeekerActor } from '@s4/api-platform/actor'
import { audit } from '@s4/api-platform/notices'

interface Agreeing {
  companyId: string
  actor: SeekerActor
  now: Date
}

/** A new agreement between the seeker and this company from now on, for a year (UK-RULES 7); answers its id. */
export async function recordAgreement(tx: Db, { companyId, actor, now }: Agreeing): Promise<string> {
  const id = uuid()
  const expires = new Date(now)
  expires.setUTCMonth(expires.getUTCMonth() + SELF_BILLING_MONTHS)
  await tx.query(
    'insert into self_billing_agreement (id, company_id, seeker_id, version, accepted_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
    [id, companyId, actor.seekerId, SELF_BILLING_VERSION, now, expires],
  )
  await audit(tx, {
    at: now,
    actor,
    action: 'self-billing.agreed',
    subject: { kind: 'self-billing-agreement', id },
    companyId,
    detail: { version: SELF_BILLING_VERSION },
  })
  return id
}
