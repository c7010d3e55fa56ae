import type { Db } from '@s4/db'
import type { Actor } from '@s4/api-platform/actor'

/** The profiles that end with an account: the seeker, and the company when it has no other member. */
export interface EndingProfiles {
  seekerId: string | null
  companyId: string | null
}

/** A company with other members stays, with its jobs, offers and agreed work. */
export async function findEndingProfiles(
  tx: Db,
  { uid, seekerId, companyId }: Pick<Actor, 'uid' | 'seekerId' | 'companyId'>,
): Promise<EndingProfiles> {
  const others = await tx.query(
    `select 1 from company_member join account using (uid)
     where company_id = $1 and uid <> $2 and account.erased_at is null and account.erase_at is null limit 1`,
    [companyId, uid],
  )
  return { seekerId, companyId: others.length > 0 ? null : companyId }
}

/** Counts agreed work that is not finished or settled, which prevents erasing the account. */
export async function countAgreedWork(tx: Db, { seekerId, companyId }: EndingProfiles): Promise<number> {
  const [row] = await tx.query<{ agreed: number }>(
    `select count(*)::integer as agreed from assignment
     where (seeker_id = $1 or company_id = $2) and status in ('assigned', 'inProgress', 'completed')`,
    [seekerId, companyId],
  )
  return row?.agreed ?? 0
}
