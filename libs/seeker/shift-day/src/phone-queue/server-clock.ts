const KEY = 'clockOffset'

/** The server's clock minus the phone's when they last spoke, in milliseconds; null when they have not. */
export function clockOffset(): number | null {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === null || Number.isNaN(Number(stored)) ? null : Number(stored)
  } catch {
    return null
  }
}

/** Notes what the server's clock said just now. */
export function noteServerTime(now: string): void {
  try {
    localStorage.setItem(KEY, String(Math.round(Date.parse(now) - Date.now())))
  } catch {
    // Without storage every press is dated when it is sent.
  }
}
