const keyOf = (siteId: string) => `kiosk:${siteId}`

/** The token this screen shows a site's codes by; null when it has none, or storage is blocked. */
export function readKioskPass(siteId: string): string | null {
  try {
    return localStorage.getItem(keyOf(siteId))
  } catch {
    return null
  }
}

export function writeKioskPass(siteId: string, token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(keyOf(siteId))
    else localStorage.setItem(keyOf(siteId), token)
  } catch {
    // Then this screen needs somebody signed in each time it is opened.
  }
}
