import type { Db } from '@s4/db'

/** False when it had ended already. */
export async function endAgreement(tx: Db, id: string, now: Date): Promise<boolean> {
  const ended = await tx.query(
    'update self_billing_agreement set ended_at = $2 where id = $1 and ended_at is null returning id',
    [id, now],
  )
  return ended.length > 0
}

/**
 * An agreement whose seeker is reminded now, for the first time; null when it has ended or they were reminded before.
 */
export async function markReminded(
  tx: Db,
  id: string,
  now: Date,
): Promise<{ companyId: string; seekerId: string; expiresAt: string } | null> {
  const [agreement] = await tx.query<{ companyId: string; seekerId: string; expiresAt: string }>(
    `update self_billing_agreement set reminded_at = $2 where id = $1 and reminded_at is null and ended_at is null
     returning company_id, seeker_id, expires_at`,
    [id, now],
  )
  return agreement ?? null
}
