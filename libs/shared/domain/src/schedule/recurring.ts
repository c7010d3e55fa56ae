import { addDays, dayNumber } from '../time/calendar-date'
import { findMonday } from '../time/week'
import { planShifts, weekdays } from './schedule'
import type { ScheduleDay, ScheduledShift, Weekday } from './schedule-input'

export interface DayTimes {
  start: string
  end: string
}

/** What one day asks for instead of the pattern; without times nobody is needed. */
export interface RecurringException {
  date: string
  times: readonly DayTimes[]
  /** Null: as many as usual. */
  positions: number | null
}

export const bankHolidayRules = ['asUsual', 'skip', 'otherRate'] as const

export interface RecurringPattern {
  days: readonly (DayTimes & { day: Weekday })[]
  from: string
  /** The last day; null until further notice. */
  until: string | null
  exceptions: readonly RecurringException[]
  positions: number
  payPerHour: number
  bankHolidays: (typeof bankHolidayRules)[number]
  holidayPayPerHour: number | null
}

export interface RecurringPlace {
  zone: string
  /** Names of the bank holidays of the site's nation by date. */
  holidays: ReadonlyMap<string, string>
}

/** One day on which the pattern asks for people, or would but for an exception or a bank holiday. */
export interface Occurrence {
  date: string
  times: ScheduleDay[]
  shifts: ScheduledShift[]
  positions: number
  payPerHour: number
  holiday: string | null
  /** Why nobody is needed; null when somebody is. */
  skipped: 'exception' | 'bankHoliday' | null
  /** Why no job can be made of it, as a sentence without its full stop. */
  problem: string | null
}

/** The days from `first` to `last`, both included, that the pattern is about. */
export function occurrencesBetween(
  pattern: RecurringPattern,
  place: RecurringPlace,
  { first, last }: { first: string; last: string },
): Occurrence[] {
  const from = first > pattern.from ? first : pattern.from
  const until = pattern.until !== null && pattern.until < last ? pattern.until : last
  const count = (dayNumber(until) ?? 0) - (dayNumber(from) ?? 0) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index)).flatMap((date) =>
    occurrenceOn(pattern, place, date),
  )
}

function occurrenceOn(pattern: RecurringPattern, { zone, holidays }: RecurringPlace, date: string): Occurrence[] {
  const day = weekdayOf(date)
  const exception = pattern.exceptions.find((known) => known.date === date)
  const usual = pattern.days.filter((line) => line.day === day)
  if (!exception && usual.length === 0) return []

  const holiday = holidays.get(date) ?? null
  const skipped = skippedBy(pattern, exception, holiday)
  const times = (exception?.times ?? usual).map(({ start, end }) => ({ day, start, end }))
  const planned = skipped ? { times, shifts: [], problem: null } : plannedOn(date, times, zone)
  return [
    {
      date,
      ...planned,
      positions: exception?.positions ?? pattern.positions,
      payPerHour:
        holiday !== null && pattern.bankHolidays === 'otherRate'
          ? (pattern.holidayPayPerHour ?? pattern.payPerHour)
          : pattern.payPerHour,
      holiday,
      skipped,
    },
  ]
}

/** An exception with times is worked on a bank holiday too. */
function skippedBy(
  { bankHolidays }: RecurringPattern,
  exception: RecurringException | undefined,
  holiday: string | null,
): Occurrence['skipped'] {
  if (exception) return exception.times.length === 0 ? 'exception' : null
  return holiday !== null && bankHolidays === 'skip' ? 'bankHoliday' : null
}

/** A time that exists twice, in the night the clocks go back, is the first of the two. */
function plannedOn(date: string, times: ScheduleDay[], zone: string) {
  const plan = (days: ScheduleDay[]) => planShifts({ startDate: date, duration: '1 Day', days, zone })
  const asTyped = plan(times)
  if (asTyped.ok) return { times, shifts: asTyped.shifts, problem: null }
  const firstOfTwo = times.map((line) => ({
    ...line,
    startOccurrence: 'first' as const,
    endOccurrence: 'first' as const,
  }))
  const result = asTyped.problems.every(({ code }) => code === 'schedule.time-twice') ? plan(firstOfTwo) : asTyped
  return result.ok
    ? { times: firstOfTwo, shifts: result.shifts, problem: null }
    : { times, shifts: [], problem: result.problems[0]?.message ?? 'No shift can be made of these times' }
}

/**
 * What is wrong with the times of a week whatever its date, such as a night that runs into the next morning's shift,
 * by the field to correct. Clock changes are left to the days they fall on.
 */
export function weeklyProblems({ days, from }: Pick<RecurringPattern, 'days' | 'from'>): Record<string, string> {
  const startDate = findMonday(from)
  if (startDate === null) return {}
  const result = planShifts({ startDate, duration: '2 Weeks', days, zone: 'UTC' })
  if (result.ok) return {}
  return Object.fromEntries(result.problems.map(({ field, message }) => [field, `${message}.`]))
}

// Day 0, 1 January 1970, was a Thursday.
/** Monday for text that is no date. */
export const weekdayOf = (date: string): Weekday => weekdays[((dayNumber(date) ?? 0) + 3) % 7] ?? 'Monday'
