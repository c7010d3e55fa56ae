import type { Db } from '@s4/db'
import type { Deps } from '@s4/api-platform/deps'

/** Removes links and what was done with them 30 days after their end, and what was left open. */
export async function removeOldClientLinks({ db }: Pick<Deps, 'db'>, now: Date): Promise<void> {
  await db.query('delete from client_link_session where expires_at < $1', [now])
  await db.query(
    `delete from client_link where coalesce(withdrawn_at, expires_at) < $1::timestamptz - interval '30 days'`,
    [now],
  )
}

/** Ends the links of an erased company. */
export async function removeClientLinksOf(tx: Db, companyId: string): Promise<void> {
  await tx.query('delete from client_link where company_id = $1', [companyId])
}
