const KEY = 'alertSound'

/** Whether alerts sound in this browser; calls for help always do. */
export function isMuted(): boolean {
  try {
    return localStorage.getItem(KEY) === 'off'
  } catch {
    return false
  }
}

export function setMuted(muted: boolean): void {
  try {
    if (muted) localStorage.setItem(KEY, 'off')
    else localStorage.removeItem(KEY)
  } catch {
    // A browser that stores nothing keeps the choice until the page is closed.
  }
}
