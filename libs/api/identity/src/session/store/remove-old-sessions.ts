import type { Deps } from '@s4/api-platform/deps'
import { removeOldResponses } from '@s4/api-platform/http'
import { removeOldRateWindows } from '@s4/api-platform/limits'
import { SENT_LATER_DAYS } from '@s4/domain/phone-time'
import { removedSessions } from './removed-sessions'

const DAY = 24 * 60 * 60_000

/** Also removes what was noted of ended sessions, old stored responses and rate windows. */
export async function removeOldSessions({ db }: Deps, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY)
  await db.query(
    `delete from session where expires_at < $1 and not exists (select from shift_token
       where session_id = session.id and expires_at > $2)`,
    [yesterday, now],
  )
  await removedSessions(db).removeOld(yesterday)
  // As long as a phone without a signal may keep what it did.
  await removeOldResponses(db, { before: new Date(now.getTime() - SENT_LATER_DAYS * DAY) })
  await removeOldRateWindows(db)
}
