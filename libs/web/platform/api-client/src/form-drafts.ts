import { draftKey, FORGET, KEEP } from './drafts'

/** Hears of both; returns the way to stop. */
export function onDrafts({ keep, forget }: { keep: () => void; forget: () => void }): () => void {
  window.addEventListener(KEEP, keep)
  window.addEventListener(FORGET, forget)
  return () => {
    window.removeEventListener(KEEP, keep)
    window.removeEventListener(FORGET, forget)
  }
}

const keyOf = (form: string, uid: string) => draftKey(uid, `${location.pathname}${location.search}:${form}`)

/**
 * Fields that never leave the page, by the names our forms give them: passwords, PINs, codes, and the numbers of tax, insurance and bank,
 * which the server keeps sealed and storage would hold in the open. They have to be typed again; everything else is kept.
 */
const secrets = new Set([
  'password',
  'current',
  'confirm',
  'pin',
  'code',
  'shareCode',
  'utrNumber',
  'ninoNumber',
  'accountName',
  'accountNumber',
  'sortCode',
  'rollNumber',
])

const isKept = ([name, value]: [string, unknown]) =>
  !secrets.has(name) && !(value instanceof FileList) && !(value instanceof File)

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
    return typeof read === 'object' && read !== null && !Array.isArray(read) && Object.keys(read).length > 0
      ? { ...read }
      : null
  } catch {
    return null
  }
}
