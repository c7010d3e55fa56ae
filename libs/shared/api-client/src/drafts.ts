/** Told to every mounted form just before the person is sent to sign in again. */
const KEEP = 's4:keep-drafts'

/** Has every form on the page put what was typed aside, for when the person is back in this tab. */
export const keepDrafts = (): void => void window.dispatchEvent(new Event(KEEP))

export function onKeepDrafts(keep: () => void): () => void {
  window.addEventListener(KEEP, keep)
  return () => window.removeEventListener(KEEP, keep)
}

const keyOf = (form: string, uid: string) => `draft:${uid}:${location.pathname}:${form}`

/** Never put aside, whatever a form calls them: secrets, and the numbers of people, licences and accounts. */
const isSecret = (name: string) => /password|pin|confirm|code|number/i.test(name)

/** Kept for this tab and this person only, until it is taken back; storage may be blocked or full. */
export function writeDraft(form: string, uid: string, values: object): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSecret(name) && !(value instanceof FileList)))
  try {
    sessionStorage.setItem(keyOf(form, uid), JSON.stringify(kept))
  } catch {
    // Then it has to be typed again.
  }
}

/** What was put aside, once. */
export function takeDraft(form: string, uid: string): Record<string, unknown> | null {
  try {
    const key = keyOf(form, uid)
    const read: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    sessionStorage.removeItem(key)
    return typeof read === 'object' && read !== null ? { ...read } : null
  } catch {
    return null
  }
}
