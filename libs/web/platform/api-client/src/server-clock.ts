const KEY = 'clockOffset'

/** Kept here where the browser refuses storage. */
let noted: number | null = null

/** The server's clock minus the phone's when they last spoke, in milliseconds; null when they have not. */
export function clockOffset(): number | null {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === null || Number.isNaN(Number(stored)) ? noted : Number(stored)
  } catch {
    return noted
  }
}

/** The server's time in milliseconds, by the phone's clock and their difference when they last spoke. */
export const serverNow = (): number => Date.now() + (clockOffset() ?? 0)

/** Notes what the server's clock said just now. */
export function noteServerTime(now: string): void {
  const offset = Math.round(Date.parse(now) - Date.now())
  try {
    localStorage.setItem(KEY, String(offset))
    noted = null
  } catch {
    // Without storage it is known until the page is closed.
    noted = offset
  }
}
