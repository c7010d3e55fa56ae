const storageKey = (siteId: string) => `kiosk:${siteId}`

/** The kiosk token of a site; null when there is none or storage is blocked. */
export function readKioskPass(siteId: string): string | null {
  try {
    return localStorage.getItem(storageKey(siteId))
  } catch {
    return null
  }
}

export function writeKioskPass(siteId: string, token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(storageKey(siteId))
    else localStorage.setItem(storageKey(siteId), token)
  } catch {
    // Without storage the kiosk needs a session each time it is opened.
  }
}
