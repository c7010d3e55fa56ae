import { addDays, addMonths } from '@s4/domain/calendar-date'
import { localDate } from '@s4/domain/shift-text'
import { findMonday } from '@s4/domain/week'

export interface ShownDays {
  view: 'month' | 'week'
  /** First and last day, both included. */
  from: string
  to: string
}

const isDay = (text: string | null): text is string => text !== null && findMonday(text) !== null

/** The month, or with `?view=week` the week, of the day in the address; of today without one. */
export function shownDays(params: URLSearchParams): ShownDays {
  const asked = params.get('day')
  const day = isDay(asked) ? asked : localDate(new Date().toISOString())
  if (params.get('view') === 'week') {
    const from = findMonday(day) ?? day
    return { view: 'week', from, to: addDays(from, 6) }
  }
  const from = `${day.slice(0, 8)}01`
  return { view: 'month', from, to: addDays(addMonths(from, 1), -1) }
}

/** The address of the days before or after, of another view, or of today. */
export const daysPath = (view: ShownDays['view'], day?: string) =>
  `?${new URLSearchParams({ ...(view === 'week' && { view }), ...(day && { day }) }).toString()}`

export const daysBefore = ({ view, from }: ShownDays) => (view === 'week' ? addDays(from, -7) : addDays(from, -1))
export const daysAfter = ({ to }: ShownDays) => addDays(to, 1)
