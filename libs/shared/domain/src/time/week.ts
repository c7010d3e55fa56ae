import { dateOfDay, dayNumber } from './calendar-date'

const DAYS = 7

/** The Monday of the week a calendar date lies in; null for text that is no date. */
export function findMonday(date: string): string | null {
  const day = dayNumber(date)
  // 1 January 1970 was a Thursday.
  return day === null ? null : dateOfDay(day - ((((day + 3) % DAYS) + DAYS) % DAYS))
}

/** The seven dates of a week, Monday first. */
export function daysOfWeek(monday: string): string[] {
  const first = dayNumber(monday)
  return first === null ? [] : Array.from({ length: DAYS }, (_, index) => dateOfDay(first + index))
}

/** The Monday some weeks later, or earlier below zero. */
export const weekAfter = (monday: string, weeks = 1): string => dateOfDay((dayNumber(monday) ?? 0) + weeks * DAYS)
