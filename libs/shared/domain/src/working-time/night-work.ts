import { durationText } from '../time/duration-text'
import { workingTime, type WorkSpan } from './working-time'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PERIOD_DAYS = workingTime.averagedOverWeeks * 7
/** A rest day a week is left out of the days of the period (Working Time Regulations 1998 reg. 6(3)). */
const COUNTED_DAYS = PERIOD_DAYS - workingTime.averagedOverWeeks

/** Minutes of a piece of work between 23:00 and 06:00 of its zone. */
export function nightMinutes({ startsAt, endsAt }: WorkSpan, zone: string): number {
  const end = Date.parse(endsAt)
  let minutes = 0
  for (let at = Date.parse(startsAt), next = at; at < end; at = next) {
    next = Math.min(end, (Math.floor(at / QUARTER) + 1) * QUARTER)
    const hour = hourOf(at, zone)
    if (hour >= 23 || hour < 6) minutes += (next - at) / MINUTE
  }
  return minutes
}

/** The clock of a zone begins its hours on one of these. */
const QUARTER = 15 * MINUTE
const formats = new Map<string, Intl.DateTimeFormat>()

function hourOf(at: number, zone: string): number {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' })
  formats.set(zone, format)
  return Number(format.format(at))
}

const isNight = (span: WorkSpan, zone: string) => nightMinutes(span, zone) >= workingTime.nightWorkFromMinutes

/**
 * More than 8 hours in 24 on average for somebody who works nights, with the arithmetic; null up to 8 h and for anybody
 * else (docs/uk-rules.md#working-time). Who works a third of their shifts at night counts as a night worker.
 */
export function nightWarning(shifts: readonly WorkSpan[], others: readonly WorkSpan[], zone: string): string | null {
  const last = Math.max(...shifts.map(({ endsAt }) => Date.parse(endsAt)))
  const from = last - PERIOD_DAYS * DAY
  const work = [...shifts, ...others].filter(
    ({ startsAt, endsAt }) => Date.parse(endsAt) > from && Date.parse(startsAt) < last,
  )
  const minutes = work.reduce(
    (sum, { startsAt, endsAt }) =>
      sum + (Math.min(Date.parse(endsAt), last) - Math.max(Date.parse(startsAt), from)) / MINUTE,
    0,
  )
  const limit = workingTime.nightAverageMinutes * COUNTED_DAYS
  if (minutes <= limit) return null
  const nights = work.filter((span) => isNight(span, zone)).length
  if (nights === 0 || nights * 3 < work.length) return null
  const average = Math.ceil(minutes / COUNTED_DAYS)
  return (
    `${nights} of ${work.length} shifts in ${workingTime.averagedOverWeeks} weeks are nights: ` +
    `${durationText(Math.round(minutes))} over ${COUNTED_DAYS} days without days of rest are ` +
    `${durationText(average)} in 24 h, ${durationText(average - workingTime.nightAverageMinutes)} over 8 h`
  )
}
