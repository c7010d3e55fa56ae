import { forgetShiftTokens } from '@s4/api-identity/session'
import type { DueWork } from '@s4/api-platform/sweep'

const DAY = 24 * 60 * 60_000

/** Forgets tokens of shifts and wrong PINs a day after they last mattered. */
export const removeOldTokens: DueWork = async ({ db }, now) => {
  const yesterday = new Date(now.getTime() - DAY)
  await forgetShiftTokens(db, yesterday)
  await db.query('delete from wrong_pin where at < $1', [yesterday])
}
