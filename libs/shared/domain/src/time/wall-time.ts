import { Temporal } from 'temporal-polyfill'

/** Which of the two instants is meant when the clocks go back and a time happens twice. */
export type Occurrence = 'first' | 'second'

export type WallTime =
  | { kind: 'once'; at: Temporal.ZonedDateTime }
  | { kind: 'twice'; first: Temporal.ZonedDateTime; second: Temporal.ZonedDateTime }
  | { kind: 'never' }

/** What a date and a time on the wall clock mean in a zone: one instant, two, or none. */
export function wallTime(date: Temporal.PlainDate, time: Temporal.PlainTime, zone: string): WallTime {
  const local = date.toPlainDateTime(time)
  const first = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
  const second = local.toZonedDateTime(zone, { disambiguation: 'later' })

  if (first.epochMilliseconds === second.epochMilliseconds) return { kind: 'once', at: first }
  return first.toPlainDateTime().equals(local) ? { kind: 'twice', first, second } : { kind: 'never' }
}

/** Null when the text is not a real calendar date written `2026-11-21`. */
export const plainDate = (text: string): Temporal.PlainDate | null =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? orNull(() => Temporal.PlainDate.from(text, { overflow: 'reject' })) : null

/** Null when the text is not a 24-hour time written `22:00`. */
export const plainTime = (text: string): Temporal.PlainTime | null =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? Temporal.PlainTime.from(text) : null

export const isZone = (zone: string): boolean =>
  zone !== '' && orNull(() => new Intl.DateTimeFormat('en-GB', { timeZone: zone })) !== null

/** An instant as the product stores it: ISO, UTC, ending in Z. */
export const toIso = (at: Temporal.ZonedDateTime | Temporal.Instant): string =>
  new Date(at.epochMilliseconds).toISOString()

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch {
    return null
  }
}
