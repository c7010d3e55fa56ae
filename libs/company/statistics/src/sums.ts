import type { WeekStatistics } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'

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

/** The first of the weeks with the highest figure. */
const highest = (weeks: readonly WeekStatistics[], figure: (week: WeekStatistics) => number) =>
  weeks.toSorted((one, other) => figure(other) - figure(one))[0]

const cost = ({ spend, expected }: WeekStatistics) => spend + expected
const notFilled = ({ places, filled }: WeekStatistics) => places - filled

/** What the bars of cost show. */
export function costWords(weeks: readonly WeekStatistics[]): string {
  const most = highest(weeks, cost)
  if (!most || cost(most) === 0) return 'No cost in these weeks.'
  return `Most in the week from ${dateText(most.monday, { year: false })}: ${formatPence(cost(most))}.`
}

/** What the bars of places show. */
export function placesWords(weeks: readonly WeekStatistics[]): string {
  const most = highest(weeks, notFilled)
  if (!most || notFilled(most) === 0) return 'Every place is filled.'
  const week = dateText(most.monday, { year: false })
  return `Most places not filled in the week from ${week}: ${notFilled(most)} of ${most.places}.`
}
