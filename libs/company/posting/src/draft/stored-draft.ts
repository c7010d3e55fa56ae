import { draftKey } from '@s4/api-client'
import { storedUid } from '@s4/auth-session'
import { emptyPosting } from './posting-form'
import type { PostingInput } from './posting-shape'

/** The storage key of the signed-in person; null for nobody. */
const storageKey = () => {
  const uid = storedUid()
  return uid && draftKey(uid, 'job-posting')
}

/** The stored draft of a new posting; null when there is none or storage is blocked. */
export function readDraft(): PostingInput | null {
  try {
    const key = storageKey()
    const kept: unknown = JSON.parse((key && localStorage.getItem(key)) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

/** Without the PIN, which must not be stored in the browser. */
export function writeDraft(typed: PostingInput | null): void {
  try {
    const key = storageKey()
    if (!key) return
    if (typed === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ ...typed, pin: '' }))
  } catch {
    // Storage may be blocked or full; the form itself still has the text.
  }
}

const fieldNames = Object.keys(emptyPosting('2026-01-01', '', null))

/** An earlier version of the page may have stored another shape. */
const isDraft = (kept: unknown): kept is PostingInput =>
  typeof kept === 'object' && kept !== null && fieldNames.every((name) => name in kept)
