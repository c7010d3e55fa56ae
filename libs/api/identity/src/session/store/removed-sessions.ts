import type { Db } from '@s4/db'
import { hashSecret } from './session-repository'

/** Sessions that ended because their person was removed from a company; kept a day longer than they would have been. */
export const removedSessions = (db: Db) => ({
  /** Before the sessions of `uid` end. */
  async note({ uid, companyId }: { uid: string; companyId: string }): Promise<void> {
    await db.query(
      `insert into removed_session (secret_hash, company_id, expires_at)
       select secret_hash, $2, expires_at from session where uid = $1 on conflict do nothing`,
      [uid, companyId],
    )
  },

  /** The company that the person of an ended session was removed from; null for any other secret. */
  async companyOf(secret: string): Promise<string | null> {
    const [row] = await db.query<{ name: string }>(
      `select company_name as name from removed_session join company on company.id = company_id
       where secret_hash = $1`,
      [hashSecret(secret)],
    )
    return row?.name ?? null
  },

  async removeOld(before: Date): Promise<void> {
    await db.query('delete from removed_session where expires_at < $1', [before])
  },
})
