import type { CompanyJobDetails } from '@s4/contract'
import { localDate, timeText } from '@s4/domain/shift-text'
import type { Search } from './find-worker-queries'

const KEYS = ['siteId', 'date', 'weekday', 'start', 'end', 'withinMiles', 'sector', 'minStars', 'workedHere'] as const
type Key = (typeof KEYS)[number]

export type SearchText = Partial<Record<Key, string>>

/** What the address asks for, as the form shows it. */
const searchTextOf = (params: URLSearchParams): SearchText =>
  Object.fromEntries(KEYS.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : [])))

/** Site, time and licence of a job's next shift with a place left. */
function searchOfJob({ siteId, zone, siaSector, shifts }: CompanyJobDetails): SearchText {
  const shift = shifts.find(({ cancelled, taken, positions }) => !cancelled && taken < positions)
  return {
    siteId,
    ...(siaSector && { sector: siaSector }),
    ...(shift && {
      date: localDate(shift.startsAt, zone),
      start: timeText(shift.startsAt, zone),
      end: timeText(shift.endsAt, zone),
    }),
  }
}

/** What a job asks for, changed by the address; a weekly pattern stands in for the job's date. */
export function textFor(job: CompanyJobDetails | undefined, params: URLSearchParams): SearchText {
  const text = { ...(job && searchOfJob(job)), ...searchTextOf(params) }
  if (text.weekday) delete text.date
  return text
}

/** The call for a search; null while no site is chosen. The server checks every part and names what is wrong. */
export function searchOf(text: SearchText): Search | null {
  const { siteId, ...rest } = text
  // The address is text; the contract on the other side reads numbers and choices from it.
  return siteId ? ({ siteId, ...rest } as Search) : null
}
