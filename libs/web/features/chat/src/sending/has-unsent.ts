export const unsentKey = (uid: string) => `unsent:${uid}`

/** Whether messages or half a message of this person are stored; without reading which. */
export function hasUnsent(uid: string): boolean {
  try {
    return localStorage.getItem(unsentKey(uid)) !== null
  } catch {
    // Storage is blocked.
    return false
  }
}
