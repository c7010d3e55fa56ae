/** A position of this device, with its accuracy in metres. */
export interface Fix {
  position: { lat: number; lng: number; accuracy: number }
  deviceAt: string
}

const TIMEOUT_MS = 8000
/** No position that is asked for is older. */
const OLDEST_MS = 60_000

export function toFix({ coords, timestamp }: GeolocationPosition): Fix {
  const now = Date.now()
  // Satellites tell the right time to a phone whose clock is wrong; the time of a position is by the phone's clock.
  const isOfClock = Math.abs(now - timestamp) <= OLDEST_MS
  return {
    position: { lat: coords.latitude, lng: coords.longitude, accuracy: Math.min(coords.accuracy, 100_000) },
    deviceAt: new Date(isOfClock ? timestamp : now).toISOString(),
  }
}

let latest: { fix: Fix; at: number } | null = null

/** The position that was just heard, also remembered for `knownFix`. */
export function hearFix(position: GeolocationPosition): Fix {
  const fix = toFix(position)
  latest = { fix, at: performance.now() }
  return fix
}

/** The position of the last minute, else null: for what must go out at once and waits for nothing. */
export const knownFix = (): Fix | null => (latest && performance.now() - latest.at < OLDEST_MS ? latest.fix : null)

/** Null when the person declines or there is no position within `timeoutMs` milliseconds. */
export function currentFix(timeoutMs = TIMEOUT_MS): Promise<Fix | null> {
  // Undefined on insecure pages and in old browsers, although typed as present.
  const geolocation = navigator.geolocation as Geolocation | undefined
  if (!geolocation) return Promise.resolve(null)
  return new Promise((answer) => {
    geolocation.getCurrentPosition(
      (position) => answer(hearFix(position)),
      () => answer(null),
      { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: 15_000 },
    )
    // The browser's timeout does not include the time its permission prompt is open.
    setTimeout(() => answer(null), timeoutMs + 500)
  })
}
