/** Where this device is: metres of accuracy, and when the fix was made. */
export interface Fix {
  position: { lat: number; lng: number; accuracy: number }
  deviceAt: string
}

const TIMEOUT_MS = 8000

export const fixOf = ({ coords, timestamp }: GeolocationPosition): Fix => ({
  position: { lat: coords.latitude, lng: coords.longitude, accuracy: Math.min(coords.accuracy, 100_000) },
  deviceAt: new Date(timestamp).toISOString(),
})

/** Null when the person or the device declines, or nothing is known within `longest` milliseconds. */
export function currentFix(longest = TIMEOUT_MS): Promise<Fix | null> {
  // Absent on insecure pages and in old browsers, whatever the types say.
  const geolocation = navigator.geolocation as Geolocation | undefined
  if (!geolocation) return Promise.resolve(null)
  return new Promise((answer) => {
    geolocation.getCurrentPosition(
      (position) => answer(fixOf(position)),
      () => answer(null),
      { enableHighAccuracy: true, timeout: longest, maximumAge: 15_000 },
    )
    // The browser's own limit does not count the time a permission question stands open.
    setTimeout(() => answer(null), longest + 500)
  })
}
