/** Sent to every mounted form just before the person is sent to sign in again. */
export const KEEP_EVENT = 's4:keep-drafts'
/** Sent to every mounted form when its draft must not stay in this browser. */
export const FORGET_EVENT = 's4:forget-drafts'

const KEY_PREFIX = 'draft:'

/** Makes every form on the page save its draft now, for when the person is back in this tab. */
export const saveDrafts = (): void => void window.dispatchEvent(new Event(KEEP_EVENT))

/** Removes the drafts in this browser; with a uid, all but that person's. */
export function removeDrafts(except: string | null = null): void {
  if (except === null) window.dispatchEvent(new Event(FORGET_EVENT))
  const kept = except === null ? null : draftKey(except, '')
  const clear = (storage: Storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(KEY_PREFIX) && !(kept && key.startsWith(kept))) storage.removeItem(key)
  }
  try {
    clear(sessionStorage)
    clear(localStorage)
  } catch {
    // Where storage is blocked there are no drafts.
  }
}

/** The storage key of one person's draft, for screens that save drafts themselves. */
export const draftKey = (uid: string, what: string): string => `${KEY_PREFIX}${uid}:${what}`
