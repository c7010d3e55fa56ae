import { metresBetween } from '@s4/domain/geofence'
import { hearFix, type Fix } from './current-position'

const MINUTE = 60_000
/** The first position comes some moments after the clock of every minute has started. */
const ALMOST_A_MINUTE = 50_000
const METRES = 50

interface WatchPositionInput {
  send: (fix: Fix) => void
  onDenied: () => void
  /** The device gave no position this minute. */
  onMissing: () => void
  geolocation?: Geolocation | undefined
}

/** Sends the position every minute and after 50 m. Returns the function that stops it. */
export function watchPosition({
  send,
  onDenied,
  onMissing,
  geolocation = navigator.geolocation,
}: WatchPositionInput): () => void {
  if (!geolocation) {
    onDenied()
    return () => undefined
  }
  // Of a clock that nobody can set back in the middle of a shift.
  let sent: { fix: Fix; at: number } | null = null

  const handlePosition = (position: GeolocationPosition) => {
    const fix = hearFix(position)
    if (sent && performance.now() - sent.at < ALMOST_A_MINUTE && moved(sent.fix, fix) < METRES) return
    sent = { fix, at: performance.now() }
    send(fix)
  }
  const handleError = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
    if (code === PERMISSION_DENIED) onDenied()
    else onMissing()
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
