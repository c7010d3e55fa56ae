import { PostingForm, type Typed } from './posting-form'

const KEY = 'jobPostingDraft'

/** What was typed into a new posting and not yet sent; null when there is none or storage is blocked. */
export function keptDraft(): Typed | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return looksLikeDraft(kept) ? kept : null
  } catch {
    return null
  }
}

export function keepDraft(typed: Typed | null): void {
  try {
    if (typed === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(typed))
  } catch {
    // Storage may be blocked or full: the form itself still holds what was typed.
  }
}

/** Another version of this page may have kept another shape. */
const looksLikeDraft = (kept: unknown): kept is Typed =>
  typeof kept === 'object' && kept !== null && Object.keys(PostingForm.shape).every((key) => key in kept)
