const KEY = 'pushFor'

/** Who asked for pushes in this browser, so that nobody else gets them by signing in here. */
export function pushOwner(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function setPushOwner(uid: string | null): void {
  try {
    if (uid === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, uid)
  } catch {
    // Without storage pushes end with the session.
  }
}
