import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'

export interface Suspended {
  seekerId: string | null
  companyId: string | null
}

interface NewSuspension extends Suspended {
  reportId: string
  /** The last day; null is for good. */
  until: string | null
  reason: string
  now: Date
}

export const suspensionRepository = (db: Db) => ({
  async start({ seekerId, companyId, reportId, until, reason, now }: NewSuspension): Promise<void> {
    await db.query(
      `insert into suspension (id, seeker_id, company_id, about_report, until_day, reason, started_at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [uuid(), seekerId, companyId, reportId, until, reason, now],
    )
  },

  async lift(reportId: string): Promise<void> {
    await db.query('delete from suspension where about_report = $1', [reportId])
  },

  /** The longest that is in force: its last day, or null for good. Undefined without one. */
  async inForce({ seekerId, companyId }: Suspended, today: string): Promise<{ until: string | null } | undefined> {
    const [found] = await db.query<{ until: string | null }>(
      `select to_char(until_day, 'YYYY-MM-DD') as until from suspension
       where (seeker_id = $1 or company_id = $2) and (until_day is null or until_day >= $3::date)
       order by until_day desc nulls first limit 1`,
      [seekerId, companyId, today],
    )
    return found
  },
})
