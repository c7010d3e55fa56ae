import { completenessCheck, type KeyValueStorage } from '@s4/completeness'
import { appForRole } from './hosts/hosts'
import type { Session } from './session'

/** Not `localStorage` itself, because reading that name throws where storage is blocked. */
const browserStorage: KeyValueStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}

/**
 * Whether the profile is complete (docs/product.md#profile-completeness), read again after 60 seconds or when forced.
 * For display only; the server decides access.
 */
export function checkCompleteness(session: Session, options?: { force?: boolean }): Promise<boolean> {
  const view = session.ended() ? null : session.snapshot()
  const check = completenessCheck({
    storage: browserStorage,
    role: view ? appForRole(view.user.role) : 'seeker',
    uid: view?.user.uid ?? null,
    ask: async () => (await session.refresh())?.profile.complete ?? false,
    answeredAt: session.answeredAt,
    now: Date.now,
  })
  return check(options)
}
