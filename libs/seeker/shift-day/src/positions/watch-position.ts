import { metresBetween } from '@s4/domain/geofence'
import { toFix, type Fix } from './current-position'

const MINUTE = 60_000
const METRES = 50

interface WatchPositionInput {
  send: (fix: Fix) => void
  onDenied: () => void
  geolocation?: Geolocation | undefined
}

/** Sends the position every 60 seconds and after 50 m. Returns the function that stops it. */
export function watchPosition({ send, onDenied, geolocation = navigator.geolocation }: WatchPositionInput): () => void {
  if (!geolocation) {
    onDenied()
    return () => undefined
  }
  // Of a clock that nobody can set back in the middle of a shift.
  let sent: { fix: Fix; at: number } | null = null

  const handlePosition = (position: GeolocationPosition) => {
    const fix = toFix(position)
    if (sent && performance.now() - sent.at < MINUTE && moved(sent.fix, fix) < METRES) return
    sent = { fix, at: performance.now() }
    send(fix)
  }
  const handleError = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
    if (code === PERMISSION_DENIED) onDenied()
  }
  const readPosition = () =>
    geolocation.getCurrentPosition(handlePosition, handleError, {
      enableHighAccuracy: true,
      maximumAge: 10_000,
      timeout: 30_000,
    })

  // `watchPosition` reports only changes, so the position is also read every minute.
  const watched = geolocation.watchPosition(handlePosition, handleError, { enableHighAccuracy: true })
  const timer = setInterval(readPosition, MINUTE)
  return () => {
    geolocation.clearWatch(watched)
    clearInterval(timer)
  }
}

const moved = (from: Fix, to: Fix) => metresBetween(coordinates(from), coordinates(to))
const coordinates = ({ position }: Fix) => ({ latitude: position.lat, longitude: position.lng })
