import { localDate } from '@s4/domain/shift-text'
import { daysOfWeek, findMonday } from '@s4/domain/week'

export const today = () => localDate(new Date().toISOString())

/** The Monday of the week in the URL, by default of this week. */
export const parseWeek = (params: URLSearchParams): string =>
  findMonday(params.get('week') ?? '') ?? findMonday(today()) ?? today()

/** The day a phone shows: the one in the URL, else today if it is in this week, else Monday. */
export function parseDay(params: URLSearchParams, week: string): string {
  const days = daysOfWeek(week)
  return [params.get('day'), today()].find((day) => day !== null && days.includes(day)) ?? week
}
