import type { Deps } from '@s4/api-platform/deps'
import { sessionRepository } from './session-repository'

const MINUTE = 60_000

/** Keeps *last used* in the list of devices to the minute, without a write for every request. */
export async function recordUse(
  { db, clock }: Deps,
  { sessionId, lastSeenAt }: { sessionId: string; lastSeenAt: string },
): Promise<void> {
  const now = clock.now()
  if (now.getTime() - Date.parse(lastSeenAt) > MINUTE) await sessionRepository(db).seen(sessionId, now)
}
