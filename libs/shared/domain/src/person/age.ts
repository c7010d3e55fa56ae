import { addYears, dayNumber } from '../time/calendar-date'

/** Whole years on a day; both are `YYYY-MM-DD`. Null for dates that do not exist or a birth after the day. */
export function ageOn(dateOfBirth: string, date: string): number | null {
  if (dayNumber(dateOfBirth) === null || dayNumber(date) === null || dateOfBirth > date) return null
  const years = Number(date.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return date >= addYears(dateOfBirth, years) ? years : years - 1
}

/** 18 or over from the morning of the birthday; somebody born on 29 February waits for 1 March. */
export const isAdult = (dateOfBirth: string, today: string): boolean => (ageOn(dateOfBirth, today) ?? 0) >= 18
