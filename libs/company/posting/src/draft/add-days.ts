import { weekdays } from '@s4/domain/schedule-input'

const DAY = 86_400_000

/** Text that is no date stays as it is. */
export function addDays(date: string, days: number): string {
  const at = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(at) ? date : new Date(at + days * DAY).toISOString().slice(0, 10)
}

/** Monday for text that is no date. */
export function weekdayName(date: string): (typeof weekdays)[number] {
  const at = new Date(`${date}T00:00:00Z`)
  return weekdays[(at.getUTCDay() + 6) % 7] ?? 'Monday'
}
