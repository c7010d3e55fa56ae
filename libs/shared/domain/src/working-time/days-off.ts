import { localDate } from '../time/shift-text'
import type { WorkSpan } from './working-time'

/** Days on which a worker does not want to work: the first and the last, from midnight to midnight. */
export interface DaysOffSpan {
  from: string
  to: string
}

/** Whether work touches a day off, by the clock at the site; an end at midnight does not touch the next day. */
export function isOnDayOff(daysOff: readonly DaysOffSpan[], { startsAt, endsAt }: WorkSpan, zone: string): boolean {
  if (daysOff.length === 0) return false
  const first = localDate(startsAt, zone)
  const last = localDate(new Date(Date.parse(endsAt) - 1).toISOString(), zone)
  return daysOff.some(({ from, to }) => from <= last && to >= first)
}
