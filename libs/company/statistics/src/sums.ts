import type { WeekStatistics } from '@s4/contract'

type Figures = Omit<WeekStatistics, 'monday'>

const none: Figures = { places: 0, filled: 0, due: 0, onTime: 0, noShows: 0, minutes: 0, spend: 0, expected: 0 }

/** The figures of several weeks together. */
export const sumOfWeeks = (weeks: readonly WeekStatistics[]): Figures =>
  weeks.reduce(
    (sum, week) => ({
      places: sum.places + week.places,
      filled: sum.filled + week.filled,
      due: sum.due + week.due,
      onTime: sum.onTime + week.onTime,
      noShows: sum.noShows + week.noShows,
      minutes: sum.minutes + week.minutes,
      spend: sum.spend + week.spend,
      expected: sum.expected + week.expected,
    }),
    none,
  )

/** `92%`, rounded down so that only all is 100%; a dash when there is nothing to compare. */
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.floor((part / whole) * 100)}%`
