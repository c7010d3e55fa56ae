import { dayNumber } from '../time/calendar-date'
import { localDate, timeText } from '../time/shift-text'
import type { WorkSpan } from './working-time'

/** Hours of one weekday, 1 = Monday; wall-clock `22:00`. An end at or before the start is on the next day. */
export interface WeeklyHours {
  weekday: number
  start: string
  end: string
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** `Mon–Fri 20:00–04:00, Sat any time`: days that follow each other with the same hours are said once. */
export function weeklyHoursText(hours: readonly WeeklyHours[]): string {
  const runs: { first: number; last: number; times: string }[] = []
  for (const { weekday, start, end } of hours.toSorted((one, other) => one.weekday - other.weekday)) {
    const times = start === '00:00' && end === '00:00' ? 'any time' : `${start}–${end}`
    const run = runs.find((one) => one.times === times && one.last === weekday - 1)
    if (run) run.last = weekday
    else runs.push({ first: weekday, last: weekday, times })
  }
  const day = (weekday: number) => DAYS[weekday - 1] ?? ''
  return runs
    .map(({ first, last, times }) => `${first === last ? day(first) : `${day(first)}–${day(last)}`} ${times}`)
    .join(', ')
}

/** The hours of the week, by the clock at the site, that some work takes. */
export const weekHoursOf = ({ startsAt, endsAt }: WorkSpan, zone: string): WeeklyHours => ({
  // Day 0, 1 January 1970, was a Thursday.
  weekday: (((dayNumber(localDate(startsAt, zone)) ?? 0) + 3) % 7) + 1,
  start: timeText(startsAt, zone),
  end: timeText(endsAt, zone),
})

const DAY = 24 * 60
const WEEK = 7 * DAY

/**
 * Whether weekly hours cover all the wanted hours; entries that touch count as one, and Sunday night continues into
 * Monday.
 */
export const coversHours = (pattern: readonly WeeklyHours[], wanted: WeeklyHours): boolean =>
  hoursCover(pattern)(wanted)

/** The same for many wanted hours. */
export function hoursCover(pattern: readonly WeeklyHours[]): (wanted: WeeklyHours) => boolean {
  const spans = weeklySpans(pattern)
  return (wanted) => {
    const { from, to } = toSpan(wanted)
    return spans.some((span) => span.from <= from && span.to >= to)
  }
}

/** In minutes since Monday 00:00. */
interface Span {
  from: number
  to: number
}

/**
 * Weekly hours with those that touch as one, also a week earlier and later, so that hours across the end of the week
 * need no special case.
 */
export function weeklySpans(pattern: readonly WeeklyHours[]): Span[] {
  const week = pattern.map(toSpan)
  return merge(
    [-WEEK, 0, WEEK].flatMap((shift) => week.map(({ from, to }) => ({ from: from + shift, to: to + shift }))),
  )
}

function toSpan({ weekday, start, end }: WeeklyHours): Span {
  const from = (weekday - 1) * DAY + minuteOfDay(start)
  const length = (minuteOfDay(end) - minuteOfDay(start) + DAY) % DAY || DAY
  return { from, to: from + length }
}

const minuteOfDay = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else merged.push({ ...span })
  }
  return merged
}
