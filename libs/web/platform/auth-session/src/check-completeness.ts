import { completenessCheck, type KeyValueStorage } from '@s4/completeness'
import { appOf } from './hosts/hosts'
import type { Session } from './session'

/** Reached for at each use: where storage is blocked, even naming it throws. */
const browserStorage: KeyValueStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}

/** Whether the signed-in profile is complete, by docs/product.md#profile-completeness: asked again after 60 seconds, or when forced; for display, since the server decides access. */
export function checkCompleteness(session: Session, options?: { force?: boolean }): Promise<boolean> {
  const view = session.ended() ? null : session.snapshot()
  const check = completenessCheck({
    storage: browserStorage,
    role: view ? appOf(view.user.role) : 'seeker',
    uid: view?.user.uid ?? null,
    ask: async () => (await session.refresh())?.profile.complete ?? false,
    answeredAt: session.answeredAt,
    now: Date.now,
  })
  return check(options)
}
