import { draftKey } from '@s4/api-client'
import { storedUid } from '@s4/auth-session'
import { PostingForm, type Typed } from './posting-form'

/** Of whoever is signed in; null for nobody. */
const keyNow = () => {
  const uid = storedUid()
  return uid && draftKey(uid, 'job-posting')
}

/** What was typed into a new posting and not yet sent; null when there is none or storage is blocked. */
export function keptDraft(): Typed | null {
  try {
    const key = keyNow()
    const kept: unknown = JSON.parse((key && localStorage.getItem(key)) ?? 'null')
    return looksLikeDraft(kept) ? kept : null
  } catch {
    return null
  }
}

/** The PIN is not kept: it opens the shift. */
export function keepDraft(typed: Typed | null): void {
  try {
    const key = keyNow()
    if (!key) return
    if (typed === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ ...typed, pin: '' }))
  } catch {
    // Storage may be blocked or full: the form itself still holds what was typed.
  }
}

/** Another version of this page may have kept another shape. */
const looksLikeDraft = (kept: unknown): kept is Typed =>
  typeof kept === 'object' && kept !== null && Object.keys(PostingForm.shape).every((key) => key in kept)
