import { planShifts, weekdays, type Duration, type ScheduleDay } from '@s4/domain/schedule'
import { localDate, timeText } from '@s4/domain/shift-text'
import type { When } from './jobs'

export const ZONE = 'Europe/London'
const MINUTE = 60_000

/** An ISO instant so many minutes later. */
export const after = (instant: string, minutes: number): string =>
  new Date(Date.parse(instant) + minutes * MINUTE).toISOString()

export const hours = (count: number) => count * 60
export const days = (count: number) => hours(24 * count)

/** A calendar date so many days later. */
export const dateAfter = (date: string, count: number): string =>
  after(`${date}T12:00:00.000Z`, days(count)).slice(0, 10)

const weekdayName = (date: string) => weekdays[(new Date(`${date}T12:00:00.000Z`).getUTCDay() + 6) % 7] ?? 'Monday'

export interface Planned {
  schedule: { startDate: string; duration: Duration; days: ScheduleDay[] }
  shifts: { startsAt: string; endsAt: string }[]
}

/** The schedule as a company would have filled it in, and the shifts the domain makes of it. */
export function planned(when: When, now: string): Planned {
  if ('sinceMinutes' in when) return single(after(wholeMinute(now), -when.sinceMinutes), hours(when.hours))
  const startDate = dateAfter(localDate(now, ZONE), when.from)
  const lines = (when.days ?? [0]).map((offset) => ({
    day: weekdayName(dateAfter(startDate, offset)),
    start: when.start,
    end: when.end,
  }))
  const duration = when.lasts ?? '1 Day'
  const result = planShifts({ startDate, duration, days: lines, zone: ZONE })
  if (!result.ok) throw new Error(`the town has an impossible schedule: ${JSON.stringify(result.problems)}`)
  return { schedule: { startDate, duration, days: lines }, shifts: result.shifts }
}

/** One shift from an instant on. */
export function single(startsAt: string, minutes: number): Planned {
  const endsAt = after(startsAt, minutes)
  const startDate = localDate(startsAt, ZONE)
  const line = {
    day: weekdayName(startDate),
    start: timeText(startsAt, ZONE),
    end: timeText(endsAt, ZONE),
    ...occurrence('startOccurrence', startsAt),
    ...occurrence('endOccurrence', endsAt),
  }
  return { schedule: { startDate, duration: '1 Day', days: [line] }, shifts: [{ startsAt, endsAt }] }
}

/** Which of the two it is, when the clock shows this time twice. */
function occurrence(name: 'startOccurrence' | 'endOccurrence', instant: string): Partial<ScheduleDay> {
  const shown = (at: string) => `${localDate(at, ZONE)} ${timeText(at, ZONE)}`
  if (shown(instant) === shown(after(instant, hours(1)))) return { [name]: 'first' }
  return shown(instant) === shown(after(instant, -hours(1))) ? { [name]: 'second' } : {}
}

export const wholeMinute = (instant: string): string =>
  new Date(Math.floor(Date.parse(instant) / MINUTE) * MINUTE).toISOString()
