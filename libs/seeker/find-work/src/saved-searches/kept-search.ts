import type { SavedSearch } from '@s4/contract'
import type { RouteInput } from '@s4/contract/routes'
import { dateText } from '@s4/domain/calendar-date'
import { formatRate } from '@s4/domain/money'
import { roles } from '@s4/domain/sia'
import { parseSearch } from '../search/search-params'

type NewSearch = RouteInput<'savedSearches.create'>['search']

/** What is kept of the search in an address. */
export function keptSearch(params: URLSearchParams): NewSearch {
  const { cursor: _cursor, limit: _limit, saved: _saved, companyId: _companyId, ...search } = parseSearch(params)
  return search
}

/** The address of a kept search. */
export function searchParams({ payFrom, ...search }: SavedSearch['search']): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== '') params.set(name, String(value))
  if (payFrom !== undefined) params.set('payFrom', (payFrom / 100).toFixed(2))
  return params
}

/** `door, within 10 miles of Leeds, from £14.50/h`. */
export function searchText(search: NewSearch): string {
  const { text, town, within, payFrom, from, to, role, siaSector, workable } = search
  const parts = [
    text,
    (town || within) && `within ${Number(within ?? 25)} miles of ${town || 'home'}`,
    payFrom !== undefined && `from ${formatRate(Number(payFrom))}`,
    from && `from ${dateText(from)}`,
    to && `until ${dateText(to)}`,
    role && (roles.find(({ id }) => id === role)?.label ?? role),
    siaSector,
    workable && 'only what I can work',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'All jobs as far as I travel'
}
