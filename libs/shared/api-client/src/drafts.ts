/** Told to every mounted form just before the person is sent to sign in again. */
const KEEP = 's4:keep-drafts'
/** Told to them when nobody is to find what was typed. */
const FORGET = 's4:forget-drafts'

const START = 'draft:'

/** Has every form on the page put what was typed aside at once, for when the person is back in this tab. */
export const keepDrafts = (): void => void window.dispatchEvent(new Event(KEEP))

/** Removes what was put aside in this browser; with a uid, all but that person's. */
export function forgetDrafts(except: string | null = null): void {
  if (except === null) window.dispatchEvent(new Event(FORGET))
  const kept = except === null ? null : draftKey(except, '')
  const clear = (storage: Storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(START) && !(kept && key.startsWith(kept))) storage.removeItem(key)
  }
  try {
    clear(sessionStorage)
    clear(localStorage)
  } catch {
    // Where storage is blocked nothing was kept.
  }
}

/** Hears of both; answers the way to stop. */
export function onDrafts({ keep, forget }: { keep: () => void; forget: () => void }): () => void {
  window.addEventListener(KEEP, keep)
  window.addEventListener(FORGET, forget)
  return () => {
    window.removeEventListener(KEEP, keep)
    window.removeEventListener(FORGET, forget)
  }
}

/** Names a draft of one person, for whoever keeps one in another way. */
export const draftKey = (uid: string, what: string): string => `${START}${uid}:${what}`

const keyOf = (form: string, uid: string) => draftKey(uid, `${location.pathname}${location.search}:${form}`)

/**
 * Fields that never leave the page, by the names our forms give them: passwords, PINs, codes, and the numbers of tax, insurance and bank,
 * which the server keeps sealed and storage would hold in the open. They have to be typed again; everything else is kept.
 */
const secrets = new Set([
  'password', 'current', 'confirm', 'pin', 'code', 'shareCode',
  'utrNumber', 'ninoNumber', 'accountName', 'accountNumber', 'sortCode', 'rollNumber',
])

const isKept = ([name, value]: [string, unknown]) => !secrets.has(name) && !(value instanceof FileList) && !(value instanceof File)

/** Kept for this tab and this person only; storage may be blocked or full. */
export function writeDraft(form: string, uid: string, values: object): void {
  try {
    sessionStorage.setItem(keyOf(form, uid), JSON.stringify(Object.fromEntries(Object.entries(values).filter(isKept))))
  } catch {
    // Then it has to be typed again.
  }
}

export function removeDraft(form: string, uid: string): void {
  try {
    sessionStorage.removeItem(keyOf(form, uid))
  } catch {
    // Then there is none.
  }
}

/** What was put aside; null when there is nothing, or nothing that can be read. */
export function readDraft(form: string, uid: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(keyOf(form, uid)) ?? 'null')
    return typeof read === 'object' && read !== null && !Array.isArray(read) && Object.keys(read).length > 0 ? { ...read } : null
  } catch {
    return null
  }
}
