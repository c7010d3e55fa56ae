import type { Db } from '@s4/db'

/** Deletes rate windows that are over, by the database's clock, which opened them. */
export async function forgetRateWindows(db: Db): Promise<void> {
  await db.query('delete from rate_window where ends_at < now()')
}
