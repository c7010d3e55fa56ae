import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { CANCELLATION_WAITS, EXPENSES_WAIT, WAITS_FOR_INVOICE } from '@s4/api-marketplace/self-billing'
import type { Actor } from '@s4/api-platform/actor'

/** The profiles that end with an account: the seeker, and each company without another member. */
export interface EndingProfiles {
  seekerId: string | null
  companyIds: readonly string[]
}

/**
 * A company with other members stays, with its jobs, offers and agreed work. Throws `team.last-owner` where nobody else
 * owns such a company.
 */
export async function findEndingProfiles(
  tx: Db,
  { uid, seekerId }: Pick<Actor, 'uid' | 'seekerId'>,
): Promise<EndingProfiles> {
  const companies = await tx.query<{ id: string; role: string; members: number; owners: number }>(
    `select mine.company_id as id, mine.role, staying.members, staying.owners
     from company_member mine cross join lateral (
       select count(*)::integer as members, count(*) filter (where company_member.role = 'owner')::integer as owners
       from company_member join account using (uid)
       where company_id = mine.company_id and uid <> $1 and account.erased_at is null and account.erase_at is null
     ) staying
     where mine.uid = $1 order by mine.company_id`,
    [uid],
  )
  if (companies.some(({ role, members, owners }) => role === 'owner' && members > 0 && owners === 0))
    throw new ApiError('team.last-owner')
  return { seekerId, companyIds: companies.filter(({ members }) => members === 0).map(({ id }) => id) }
}

/**
 * Counts work that prevents erasing the account: agreed and not finished or settled, or not invoiced yet. Its invoice
 * needs name, address and VAT registration of both.
 */
export async function countAgreedWork(tx: Db, { seekerId, companyIds }: EndingProfiles): Promise<number> {
  const [row] = await tx.query<{ agreed: number }>(
    `select count(*)::integer as agreed from assignment
     left join assignment_hours hours on hours.assignment_id = assignment.id
     where (seeker_id = $1 or company_id = any($2)) and (assignment.status in ('assigned', 'inProgress', 'completed')
       or ${WAITS_FOR_INVOICE} or ${CANCELLATION_WAITS} or ${EXPENSES_WAIT})`,
    [seekerId, companyIds],
  )
  return row?.agreed ?? 0
}
