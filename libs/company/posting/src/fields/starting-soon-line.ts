import type { Schedule } from '@s4/contract'
import { localDate, timeText } from '@s4/domain/shift-text'
import { weekdayName } from '../draft/weekday-name'

const EIGHT_HOURS = 8 * 3_600_000

/** So that workers still find it, and can come (docs/product.md#finding-work). */
export const SOON_MINUTES = 30

/** A schedule line that starts in half an hour at the site and lasts eight hours. */
export function startingSoonLine(now: Date, zone: string): { startDate: string; line: Schedule['days'][number] } {
  const start = new Date(now.getTime() + SOON_MINUTES * 60_000)
  const startDate = localDate(start.toISOString(), zone)
  const end = new Date(start.getTime() + EIGHT_HOURS).toISOString()
  return {
    startDate,
    line: { day: weekdayName(startDate), start: timeText(start.toISOString(), zone), end: timeText(end, zone) },
  }
}
