import type { CompanyJobDetails, Site } from '@s4/contract'
import { dateText, localDate, timeText } from '@s4/domain/shift-text'
import type { Search } from './queries/find-worker-queries'

const KEYS = [
  'siteId',
  'date',
  'weekday',
  'start',
  'end',
  'withinMiles',
  'sector',
  'minStars',
  'workedHere',
  'team',
  'tag',
] as const
type Key = (typeof KEYS)[number]

export type SearchText = Partial<Record<Key, string>>

const parseSearchText = (params: URLSearchParams): SearchText =>
  Object.fromEntries(KEYS.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : [])))

function jobSearchText({ siteId, zone, siaSector, shifts }: CompanyJobDetails): SearchText {
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

/** The job's needs, overridden by the URL; a weekday replaces the job's date. */
export function searchText(job: CompanyJobDetails | undefined, params: URLSearchParams): SearchText {
  const text = { ...(job && jobSearchText(job)), ...parseSearchText(params) }
  if (text.weekday) delete text.date
  return text
}

/** Null while no site is chosen. The server validates the rest. */
export function toSearch(text: SearchText): Search | null {
  const { siteId, ...rest } = text
  // URL parameters are text; the contract parses them on the server.
  return siteId ? ({ siteId, ...rest } as Search) : null
}

/** `Tobacco Dock, Sat 28 Nov 2026, 19:00–07:00, Security Guarding, any distance`. */
export function searchWords(text: SearchText, sites: readonly Pick<Site, 'id' | 'name'>[]): string {
  const { siteId, date, weekday, start, end, sector, withinMiles } = text
  return [
    sites.find(({ id }) => id === siteId)?.name,
    weekday ? `every ${weekday}` : date && dateText(date),
    start && end && `${start}–${end}`,
    sector,
    withinMiles ? `under ${withinMiles} ${withinMiles === '1' ? 'mile' : 'miles'}` : 'any distance',
  ]
    .filter(Boolean)
    .join(', ')
}
