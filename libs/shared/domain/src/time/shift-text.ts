import type { Temporal } from 'temporal-polyfill'
import { dateText } from './calendar-date'
import { durationText } from './duration-text'

export { dateText, expiryText } from './calendar-date'
export { durationText } from './duration-text'

/** ISO instants, half-open. */
export interface ShiftSpan {
  startsAt: string
  endsAt: string
}

const LONDON = 'Europe/London'
const MINUTE = 60_000

const formatters = new Map<string, Intl.DateTimeFormat>()

/** A shift in full: `Sat 21 Nov 2026, 22:00–06:00 (8 h)`; across a clock change `(9 h because the clocks go back)`. */
export const shiftText = (shift: ShiftSpan, zone = LONDON): string =>
  `${dateText(localDate(shift.startsAt, zone))}, ${shiftTimes(shift, zone)} (${shiftLength(shift, zone)})`

/** `22:00–06:00`. */
export const shiftTimes = ({ startsAt, endsAt }: ShiftSpan, zone = LONDON): string =>
  `${timeText(startsAt, zone)}–${timeText(endsAt, zone)}`

/** `8 h`, and the reason when the clock face says otherwise: `9 h because the clocks go back`. */
export function shiftLength(shift: ShiftSpan, zone = LONDON): string {
  const note = clockChange(shift, zone)
  return note ? `${durationText(shiftMinutes(shift))} because the ${note}` : durationText(shiftMinutes(shift))
}

/** Whole elapsed minutes. */
export const shiftMinutes = ({ startsAt, endsAt }: ShiftSpan): number =>
  Math.floor((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE)

/** Whether the clocks change during a shift. */
export function clockChange(
  { startsAt, endsAt }: ShiftSpan,
  zone = LONDON,
): 'clocks go back' | 'clocks go forward' | null {
  const change = offsetMinutes(endsAt, zone) - offsetMinutes(startsAt, zone)
  if (change === 0) return null
  return change < 0 ? 'clocks go back' : 'clocks go forward'
}

/** The 24-hour time of an instant at the site: `22:00`. */
export function timeText(instant: string, zone = LONDON): string {
  const { hour, minute } = toLocalParts(instant, zone)
  return `${hour}:${minute}`
}

/** The calendar date of an instant at the site, `2026-11-21`. */
export function localDate(instant: string, zone = LONDON): string {
  const { year, month, day } = toLocalParts(instant, zone)
  return `${year}-${month}-${day}`
}

/** `Sat 21 Nov 2026, 22:00`. */
export const momentText = (instant: string, zone = LONDON): string =>
  `${dateText(localDate(instant, zone))}, ${timeText(instant, zone)}`

/** The instant itself, or the minute after it: a time without seconds that is not before it. */
export const wholeMinuteFrom = (instant: string): string =>
  new Date(Math.ceil(Date.parse(instant) / MINUTE) * MINUTE).toISOString()

/** The time alone on the same day as another instant, the whole moment on a different one. */
export const timeAfter = (since: string, instant: string, zone = LONDON): string =>
  localDate(since, zone) === localDate(instant, zone) ? timeText(instant, zone) : momentText(instant, zone)

const SOON_AFTER = 60 * MINUTE

/** When somebody booked off: long after the end of the shift with the day, where it is not the day it began. */
export const bookedOffText = (
  { startsAt, endsAt, zone }: { startsAt: string; endsAt: string; zone: string },
  at: string,
): string => (Date.parse(at) - Date.parse(endsAt) < SOON_AFTER ? timeText(at, zone) : timeAfter(startsAt, at, zone))

/** How far off an instant is: `in 2 h 5 min`, `in 3 days`, `now`, `5 min ago`. Seconds are dropped towards now. */
export function relativeText(instant: string, now: string): string {
  const milliseconds = Date.parse(instant) - Date.parse(now)
  const minutes = Math.floor(Math.abs(milliseconds) / MINUTE)
  if (minutes === 0) return 'now'

  const days = Math.floor(minutes / 1440)
  const length = days >= 2 ? `${days} days` : durationText(minutes)
  return milliseconds > 0 ? `in ${length}` : `${length} ago`
}

/** Minutes by which clocks in the zone are ahead of UTC. */
export function offsetMinutes(instant: string, zone: string): number {
  const { year, month, day, hour, minute } = toLocalParts(instant, zone)
  const asUtc = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
  return Math.round((asUtc - Math.floor(Date.parse(instant) / MINUTE) * MINUTE) / MINUTE)
}

interface LocalParts {
  year: string
  month: string
  day: string
  hour: string
  minute: string
}

const MOST_KEPT = 2000
const keptParts = new Map<string, LocalParts>()

/** The same few shifts are told over and over, and each time costs microseconds: the last ones are kept. */
function toLocalParts(instant: string, zone: string): LocalParts {
  const key = `${zone} ${instant}`
  const kept = keptParts.get(key)
  if (kept) return kept

  const parts = readParts(Date.parse(instant), zone)
  if (keptParts.size >= MOST_KEPT) keptParts.clear()
  keptParts.set(key, parts)
  return parts
}

function readParts(epochMilliseconds: number, zone: string): LocalParts {
  const temporal = ownTemporal()
  if (temporal) {
    const local = temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(zone).toPlainDateTime()
    const [year = '', month = '', day = '', hour = '', minute = ''] = local.toString().split(/[-T:]/)
    return { year, month, day, hour, minute }
  }
  const parts: LocalParts = { year: '', month: '', day: '', hour: '', minute: '' }
  for (const { type, value } of formatterFor(zone).formatToParts(epochMilliseconds))
    if (type in parts) parts[type as keyof LocalParts] = value
  return parts
}

/** That of the browser, where it has one: it is ready at once (ADR 037). */
const ownTemporal = () => (globalThis as { Temporal?: Pick<typeof Temporal, 'Instant'> }).Temporal

/**
 * Making the first formatter takes a phone some 70 ms: an app without a Temporal of its own does it before it draws
 * anything.
 */
export const prepareTimes = (): void => void (ownTemporal() ?? formatterFor(LONDON))

/** One is kept for each zone: making another costs tens of microseconds, using one hardly any. */
function formatterFor(zone: string): Intl.DateTimeFormat {
  const kept = formatters.get(zone)
  if (kept) return kept

  const numeric = '2-digit'
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
  })
  formatters.set(zone, made)
  return made
}
