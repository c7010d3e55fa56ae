import type { ClosingFacts } from '@s4/contract'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import { countAgreedWork } from './work-of'

/** What stands in the way of closing a company, by the same counts as erasing its last member's account. */
export async function closingFacts(
  db: Db,
  { companyId, uid }: Pick<CompanyActor, 'companyId' | 'uid'>,
): Promise<ClosingFacts> {
  const [unpaid] = await db.query<{ unpaid: number; unpaidPence: number }>(
    `select count(*)::integer as unpaid, coalesce(sum(owed_pence), 0)::integer as unpaid_pence from invoice
     where company_id = $1 and owed_pence > 0`,
    [companyId],
  )
  const [members] = await db.query<{ others: number }>(
    `select count(*)::integer as others from company_member join account using (uid)
     where company_id = $1 and uid <> $2 and erased_at is null and erase_at is null`,
    [companyId, uid],
  )
  return {
    agreed: await countAgreedWork(db, { seekerId: null, companyIds: [companyId] }),
    unpaid: unpaid?.unpaid ?? 0,
    unpaidPence: unpaid?.unpaidPence ?? 0,
    otherMembers: members?.others ?? 0,
  }
}
