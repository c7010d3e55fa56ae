import type { Db } from '@s4/db'

/** True in SQL while the company does not send this seeker; the arguments are SQL: `seeker.id`, `$1`. */
export const isBlocked = (seeker: string, company: string) => `exists (select from worker_block
  where worker_block.seeker_id = ${seeker} and worker_block.company_id = ${company} and lifted_at is null)`

/** Why this company does not send the seeker; null when it does. */
export async function doNotSendReason(db: Db, seekerId: string, companyId: string): Promise<string | null> {
  const [block] = await db.query<{ reason: string }>(
    'select reason from worker_block where seeker_id = $1 and company_id = $2 and lifted_at is null',
    [seekerId, companyId],
  )
  return block?.reason ?? null
}

/** Whether this company has blocked the seeker. */
export const isDoNotSend = async (db: Db, seekerId: string, companyId: string): Promise<boolean> =>
  (await doNotSendReason(db, seekerId, companyId)) !== null
