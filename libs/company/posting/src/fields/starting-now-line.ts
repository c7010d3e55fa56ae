import type { Schedule } from '@s4/contract'
import { localDate, timeText } from '@s4/domain/shift-text'
import { weekdayName } from '../draft/weekday-name'

const EIGHT_HOURS = 8 * 3_600_000

/** A schedule line that starts now at the site and lasts eight hours. */
export function startingNowLine(now: Date, zone: string): { startDate: string; line: Schedule['days'][number] } {
  const startDate = localDate(now.toISOString(), zone)
  const end = new Date(now.getTime() + EIGHT_HOURS).toISOString()
  return {
    startDate,
    line: { day: weekdayName(startDate), start: timeText(now.toISOString(), zone), end: timeText(end, zone) },
  }
}
