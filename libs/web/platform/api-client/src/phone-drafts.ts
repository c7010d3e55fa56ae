import { draftKey } from './drafts'
import type { DraftPlace } from './form-drafts'

const ON_PHONE = 'on-phone:'
/** Longer than any shift with the hours in which its reports are taken. */
const KEPT_MS = 48 * 60 * 60 * 1000

/**
 * Keeps the draft of a form for its person in this browser, also after it was closed, for two days; `about` names the
 * record that the form is about. For `keepsDraft`, which needs the same function at each render.
 */
export const keptOnPhone =
  (about: string) =>
  (uid: string): DraftPlace => ({ key: () => draftKey(uid, `${ON_PHONE}${about}`), storage: () => dated, stays: true })

/** Each text with the time at which it was written before it, in milliseconds. */
const dated: ReturnType<DraftPlace['storage']> = {
  getItem(key) {
    removeOld()
    const kept = localStorage.getItem(key)
    return kept && kept.slice(kept.indexOf(' ') + 1)
  },
  setItem: (key, text) => localStorage.setItem(key, `${Date.now()} ${text}`),
  removeItem: (key) => localStorage.removeItem(key),
}

/** What was left half-written on this phone does not stay: it may be about somebody's body. */
function removeOld(): void {
  for (const key of Object.keys(localStorage))
    if (key.includes(`:${ON_PHONE}`) && !(Date.now() - Number.parseInt(localStorage.getItem(key) ?? '') < KEPT_MS))
      localStorage.removeItem(key)
}
