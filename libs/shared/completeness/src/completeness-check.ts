import {
  attempt,
  cachedComplete,
  clearForeignSession,
  flagKey,
  read,
  rememberComplete,
  type KeyValueStorage,
  type Role,
} from './cached-completeness'
import { logFailedFetch } from './log-failed-fetch'

interface Check {
  storage: KeyValueStorage
  role: Role
  /** The signed-in user's id, or null when nobody is. */
  uid: string | null
  /** Reads it from the server; rejects when the request fails. */
  ask: () => Promise<boolean>
  /** When the server last responded for this person, in milliseconds since the epoch. */
  answeredAt: () => number
  now: () => number
}

const THROTTLE_MILLISECONDS = 60_000

/**
 * A check of one person's completeness (docs/product.md#profile-completeness): nobody signed in, or no `jobSeekerId`
 * for a seeker, is false and clears the flag; complete and answered under 60 s ago is true without asking, unless
 * forced; a failure to ask is logged and keeps what was cached (docs/product.md#sign-in-failures).
 */
export function completenessCheck({
  storage,
  role,
  uid,
  ask,
  answeredAt,
  now,
}: Check): (options?: { force?: boolean }) => Promise<boolean> {
  return async ({ force = false } = {}) => {
    if (uid === null || clearForeignSession(storage, uid) || (role === 'seeker' && !read(storage, 'jobSeekerId'))) {
      attempt(() => storage.removeItem(flagKey[role]))
      return false
    }
    const cached = cachedComplete(storage, role) === true
    const elapsed = now() - answeredAt()
    if (!force && cached && elapsed >= 0 && elapsed < THROTTLE_MILLISECONDS) return true

    try {
      const complete = await ask()
      rememberComplete(storage, role, complete)
      return complete
    } catch (error) {
      logFailedFetch('profile', error)
      return cached
    }
  }
}
