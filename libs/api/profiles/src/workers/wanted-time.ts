import { weekdays, type WorkerSearch } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { WeeklyHours } from '@s4/domain/available-hours'
import { planShifts, weekdaysInWindow } from '@s4/domain/schedule'
import { localDate } from '@s4/domain/shift-text'

export interface WantedTime {
  /** Null when no hours were asked for. */
  hours: WeeklyHours | null
  /** Null for a weekly pattern, where agreed work is not compared. */
  span: { startsAt: string; endsAt: string } | null
  lastDay: string
}

/** The time of a search in the zone of the site. Throws `input.invalid` when start or end is missing. */
export function wantedTime({ date, weekday, start, end }: WorkerSearch, zone: string, now: Date): WantedTime {
  const today = localDate(now.toISOString(), zone)
  if (!start || !end) {
    if (start || end || date || weekday)
      throw invalid({ ...(!start && { start: 'Enter when it starts.' }), ...(!end && { end: 'Enter when it ends.' }) })
    return { hours: null, span: null, lastDay: today }
  }
  const day = weekday ?? (date && weekdaysInWindow(date, '1 Day')[0])
  if (!day) throw invalid({ date: 'Choose a date or a weekday.' })
  const hours = { weekday: weekdays.indexOf(day) + 1, start, end }
  if (!date) return { hours, span: null, lastDay: today }

  const shifts = planShifts({
    startDate: date,
    duration: '1 Day',
    days: [{ day, start, end, startOccurrence: 'first', endOccurrence: 'second' }],
    zone,
  })
  if (!shifts.ok) throw invalid(Object.fromEntries(shifts.problems.map(({ message }) => ['start', message])))
  const [span] = shifts.shifts
  return { hours, span: span ?? null, lastDay: span ? localDate(span.endsAt, zone) : date }
}

const invalid = (fields: Record<string, string>) => new ApiError('input.invalid', { fields })
