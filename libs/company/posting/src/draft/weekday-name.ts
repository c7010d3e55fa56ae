import { weekdays } from '@s4/domain/schedule-input'

/** Monday for text that is no date. */
export function weekdayName(date: string): (typeof weekdays)[number] {
  const at = new Date(`${date}T00:00:00Z`)
  return weekdays[(at.getUTCDay() + 6) % 7] ?? 'Monday'
}
