import { Temporal } from 'temporal-polyfill'

const ZONE = 'Europe/London'
const HOUR = 7

/** The next seven o'clock in the morning in the United Kingdom. */
export function nextMailOfTheDay(now: Date): Date {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ZONE)
  const seven = today.withPlainTime({ hour: HOUR })
  const next = Temporal.ZonedDateTime.compare(seven, today) > 0 ? seven : seven.add({ days: 1 })
  return new Date(next.epochMilliseconds)
}
