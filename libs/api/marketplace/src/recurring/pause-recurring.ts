import type { Db } from '@s4/db'

/** Makes no more jobs of a company that posts nothing new. */
export async function pauseRecurringOf(tx: Db, { companyId, now }: { companyId: string; now: Date }): Promise<void> {
  await tx.query(
    `update recurring_demand set paused_at = $2, version = version + 1 where company_id = $1 and paused_at is null`,
    [companyId, now],
  )
}
