import type { Deps } from '@s4/api-platform/deps'
import { sessionRepository } from './session-repository'

const EVERY_MS = 5 * 60_000

/** Keeps *last used* in the list of devices to five minutes: a phone on shift sends its position every minute. */
export async function recordUse(
  { db, clock }: Deps,
  { sessionId, lastSeenAt }: { sessionId: string; lastSeenAt: string },
): Promise<void> {
  const now = clock.now()
  if (now.getTime() - Date.parse(lastSeenAt) > EVERY_MS) await sessionRepository(db).seen(sessionId, now)
}
