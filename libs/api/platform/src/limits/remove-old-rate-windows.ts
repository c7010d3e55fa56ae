import type { Db } from '@s4/db'

/** Uses the database's clock, which also sets their end. */
export async function removeOldRateWindows(db: Db): Promise<void> {
  await db.query('delete from rate_window where ends_at < now()')
}
