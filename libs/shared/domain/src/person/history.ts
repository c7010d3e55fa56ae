import { addYears, dateOfDay, dayNumber } from '../time/calendar-date'

/** An address or an activity: work, self-employment, education, unemployment. */
export interface HistoryPeriod {
  /** First and last day, `YYYY-MM-DD`; no last day means until today. */
  from: string
  to?: string | null | undefined
}

export interface HistoryGap {
  from: string
  to: string
  days: number
}

/** BS 7858 asks for this many years, and for an explanation of longer breaks (docs/uk-rules.md#bs-7858). */
export const SCREENING_YEARS = 5
export const MAX_UNEXPLAINED_DAYS = 31

/**
 * The gaps of more than 31 days in the five years up to today that BS 7858 wants explained
 * (docs/uk-rules.md#bs-7858).
 */
export function historyGaps(periods: readonly HistoryPeriod[], today: string): HistoryGap[] {
  const last = dayNumber(today)
  const first = dayNumber(addYears(today, -SCREENING_YEARS))
  if (last === null || first === null) return []

  const covered = periods
    .flatMap(({ from, to }) => {
      const [start, end] = [dayNumber(from), to ? dayNumber(to) : last]
      return start === null || end === null || end < start ? [] : [{ start, end }]
    })
    .toSorted((a, b) => a.start - b.start)

  const gaps: HistoryGap[] = []
  let reached = first - 1
  for (const { start, end } of [...covered, { start: last + 1, end: last + 1 }]) {
    const days = Math.min(start, last + 1) - reached - 1
    if (days > MAX_UNEXPLAINED_DAYS) gaps.push({ from: dateOfDay(reached + 1), to: dateOfDay(reached + days), days })
    reached = Math.max(reached, end)
  }
  return gaps
}
