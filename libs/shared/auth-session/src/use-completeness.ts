import { cachedComplete, completenessCheck, type KeyValueStorage } from '@s4/completeness'
import { useMemo } from 'react'
import { appOf } from './hosts'
import { useMaybeSession, useSessionEnd, useSessionStore } from './session-context'

/** Reached for at each use: where storage is blocked, even naming it throws. */
const browserStorage: KeyValueStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}

/** Whether the signed-in profile is complete, for display; the server decides access. `check()` asks again (SPEC 4). */
export function useCompleteness() {
  const session = useSessionStore()
  const view = useMaybeSession()
  const over = useSessionEnd() !== null
  const uid = over ? null : (view?.user.uid ?? null)
  const role = view ? appOf(view.user.role) : 'seeker'

  const check = useMemo(() => {
    const ask = async () => (await session.refresh())?.profile.complete ?? false
    return completenessCheck({ storage: browserStorage, role, uid, ask, now: Date.now })
  }, [session, role, uid])

  return {
    complete: view ? view.profile.complete : cachedComplete(browserStorage, role) === true,
    percentage: view?.profile.percentage ?? 0,
    missing: view?.profile.missing ?? [],
    check,
  }
}
