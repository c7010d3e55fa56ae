import type { Db } from '@s4/db'
import { SELF_BILLING_VERSION } from '@s4/domain/self-billing'

/** The town's wording of self-billing before the one of now. */
const EARLIER_VERSION = '2026-04-06'

/**
 * Whoever agreed to self-billing before the wording of now was written agreed to the one before it. The companies have
 * agreed to both, to this one on its first day.
 */
export async function keepEarlierWording(tx: Db, now: string): Promise<void> {
  await tx.query('update self_billing_agreement set version = $1 where accepted_at < $2::timestamptz', [
    EARLIER_VERSION,
    SELF_BILLING_VERSION,
  ])
  await tx.query(
    `update invoice set agreement_version = (
       select version from self_billing_agreement agreement
       where agreement.company_id = invoice.company_id and agreement.seeker_id = invoice.seeker_id
         and agreement.accepted_at <= invoice.created_at
       order by agreement.accepted_at desc limit 1)
     where agreement_version is not null`,
  )
  await tx.query(
    `insert into self_billing_acceptance (company_id, version, accepted_by, accepted_at)
     select company_id, $1, accepted_by, accepted_at from self_billing_acceptance where accepted_at < $2::timestamptz`,
    [EARLIER_VERSION, SELF_BILLING_VERSION],
  )
  await tx.query(
    `update self_billing_acceptance set accepted_at = least($2::timestamptz, version::timestamptz + interval '9 hours')
     where version = $1 and accepted_at < version::timestamptz and version::timestamptz < $2`,
    [SELF_BILLING_VERSION, now],
  )
}
