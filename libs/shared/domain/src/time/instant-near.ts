import { timeText } from './shift-text'

const MINUTE = 60_000
const DAY = 24 * 60

/**
 * The latest instant up to `now` at which clocks in the zone show `time` (`22:00`); `now` itself when there was none in
 * the last day.
 */
export function instantNear(time: string, zone: string, now: string): string {
  const latest = Math.floor(Date.parse(now) / MINUTE) * MINUTE
  for (let back = 0; back < DAY; back += 1) {
    const instant = new Date(latest - back * MINUTE).toISOString()
    if (timeText(instant, zone) === time) return instant
  }
  return now
}
