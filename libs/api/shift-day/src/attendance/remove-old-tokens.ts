import { removeShiftTokens } from '@s4/api-identity/session'
import type { DueWork } from '@s4/api-platform/sweep'

const DAY_MS = 24 * 60 * 60_000

/** Deletes shift passes and wrong PINs a day after their last use. */
export const removeOldTokens: DueWork = async ({ db }, now) => {
  const yesterday = new Date(now.getTime() - DAY_MS)
  await removeShiftTokens(db, yesterday)
  await db.query('delete from wrong_pin where at < $1', [yesterday])
}
