import { bankHolidays } from './bank-holidays'

const DAY_MS = 86_400_000
const SATURDAY = 6

/** The next day, `2026-11-30`, on which banks of England and Wales work. */
export function nextWorkingDay(day: string): string {
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS)
  const date = next.toISOString().slice(0, 10)
  const isWeekend = next.getUTCDay() === 0 || next.getUTCDay() === SATURDAY
  const isHoliday = bankHolidays('england-and-wales', next.getUTCFullYear()).some((holiday) => holiday.date === date)
  return isWeekend || isHoliday ? nextWorkingDay(date) : date
}
