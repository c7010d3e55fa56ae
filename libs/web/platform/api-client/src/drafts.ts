/** Told to every mounted form just before the person is sent to sign in again. */
export const KEEP = 's4:keep-drafts'
/** Told to them when nobody is to find what was typed. */
export const FORGET = 's4:forget-drafts'

const START = 'draft:'

/** Has every form on the page put what was typed aside at once, for when the person is back in this tab. */
export const keepDrafts = (): void => void window.dispatchEvent(new Event(KEEP))

/** Removes what was put aside in this browser; with a uid, all but that person's. */
export function forgetDrafts(except: string | null = null): void {
  if (except === null) window.dispatchEvent(new Event(FORGET))
  const kept = except === null ? null : draftKey(except, '')
  const clear = (storage: Storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(START) && !(kept && key.startsWith(kept))) storage.removeItem(key)
  }
  try {
    clear(sessionStorage)
    clear(localStorage)
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

/** Names a draft of one person, for whoever keeps one in another way. */
export const draftKey = (uid: string, what: string): string => `${START}${uid}:${what}`
