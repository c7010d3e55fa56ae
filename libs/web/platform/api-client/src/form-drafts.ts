import { draftKey, FORGET_EVENT, KEEP_EVENT } from './drafts'

interface DraftEvents {
  keep: () => void
  forget: () => void
  /** The page is reloaded, left or hidden; a phone may end a hidden page without another word. */
  leave: () => void
}

/** Listens to what happens to drafts; returns the function that stops it. */
export function listenForDraftEvents({ keep, forget, leave }: DraftEvents): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  window.addEventListener(KEEP_EVENT, keep, { signal })
  window.addEventListener(FORGET_EVENT, forget, { signal })
  window.addEventListener('pagehide', leave, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), { signal })
  return () => stopping.abort()
}

const draftStorageKey = (form: string, uid: string) => draftKey(uid, `${location.pathname}${location.search}:${form}`)

/**
 * Fields that are never written to storage, by their names in our forms: passwords, PINs, codes, and tax, insurance and
 * bank numbers, which the server encrypts and browser storage does not.
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

const keptOf = (values: object) => Object.fromEntries(Object.entries(values).filter(isKept))

/** What was read of the record is among the values, with the same secrets. */
const keptValues = ({ before, ...values }: { before?: object }) => ({
  ...keptOf(values),
  ...(before && { before: keptOf(before) }),
})

/** Where the draft of a form is kept. */
export interface DraftPlace {
  key: () => string
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Also when the screen of the form is left. */
  stays?: true
}

/** For this tab and this person: gone with the tab. */
export const inTab = (form: string, uid: string): DraftPlace => ({
  key: () => draftStorageKey(form, uid),
  storage: () => sessionStorage,
})

/** Storage may be blocked or full; then there is no draft. */
export function writeDraft({ key, storage }: DraftPlace, values: object): void {
  try {
    storage().setItem(key(), JSON.stringify(keptValues(values)))
  } catch {
    // Without storage there is no draft.
  }
}

export function removeDraft({ key, storage }: DraftPlace): void {
  try {
    storage().removeItem(key())
  } catch {
    // Without storage there is no draft.
  }
}

/** Null when there is no draft, or none that can be read. */
export function readDraft({ key, storage }: DraftPlace): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(storage().getItem(key()) ?? 'null')
    return typeof read === 'object' && read !== null && !Array.isArray(read) && Object.keys(read).length > 0
      ? { ...read }
      : null
  } catch {
    return null
  }
}
