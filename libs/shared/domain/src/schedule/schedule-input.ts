import type { ScheduleError } from './schedule-error'
import type { Occurrence } from '../time/wall-time'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof weekdays)[number]

export const durations = ['1 Day', '2 Days', '3 Days', '1 Week', '2 Weeks', '1 Month'] as const
export type Duration = (typeof durations)[number]

/** One weekly time; an `end` before the `start` is on the next day. Times are `HH:mm` on the site's clock. */
export interface ScheduleDay {
  day: Weekday
  start: string
  end: string
  startOccurrence?: Occurrence | undefined
  endOccurrence?: Occurrence | undefined
}

export interface Schedule {
  /** First day of the window, `YYYY-MM-DD`. */
  startDate: string
  duration: Duration
  days: readonly ScheduleDay[]
  /** IANA zone of the site. */
  zone: string
  /** ISO instant; when given, a shift that would have started before it is refused. */
  now?: string | undefined
}

export type ClockNote = 'clocks go back' | 'clocks go forward'

export interface ScheduledShift {
  /** ISO instants in UTC, half-open `[startsAt, endsAt)`. */
  startsAt: string
  endsAt: string
  /** The start date at the site, which the shift belongs to. */
  date: string
  /** Elapsed, so clock changes are counted. */
  minutes: number
  note?: ClockNote
}

export type ScheduleResult =
  /** `unusedDays` were chosen but never fall in the window. */
  { ok: true; shifts: ScheduledShift[]; unusedDays: Weekday[] } | { ok: false; problems: ScheduleError[] }
