import { addDays } from '@s4/domain/calendar-date'
import { localDate } from '@s4/domain/shift-text'

const DAY = /^\d{4}-\d\d-\d\d$/

/** The pay period in the URL, by default the month until today, or the last month on its first day. */
export function parsePeriod(params: URLSearchParams): { from: string; to: string } {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  if (DAY.test(from) && DAY.test(to)) return { from, to }
  const yesterday = addDays(localDate(new Date().toISOString()), -1)
  return { from: `${yesterday.slice(0, 7)}-01`, to: yesterday }
}
