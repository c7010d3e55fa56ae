import { localDate } from '@s4/domain/shift-text'
import { daysOfWeek, mondayOf } from '@s4/domain/week'

export const today = () => localDate(new Date().toISOString())

/** The Monday of the week in the address; of this week when none is, or what stands there is no date. */
export const weekIn = (params: URLSearchParams): string =>
  mondayOf(params.get('week') ?? '') ?? mondayOf(today()) ?? today()

/** The day a phone shows: the one in the address, else today within this week, else the Monday. */
export function dayIn(params: URLSearchParams, week: string): string {
  const days = daysOfWeek(week)
  return [params.get('day'), today()].find((day) => day !== null && days.includes(day)) ?? week
}
