import type { RouteInput } from '@s4/contract/routes'
import { parsePounds } from '@s4/domain/money'

type Search = RouteInput<'jobSearch.list'>

export const sorts = [
  { value: 'best', label: 'Best match' },
  { value: 'nearest', label: 'Nearest' },
  { value: 'soonest', label: 'Soonest' },
  { value: 'paid', label: 'Best paid' },
  { value: 'newest', label: 'Newest' },
] as const

const isSort = (text: string | null): text is (typeof sorts)[number]['value'] =>
  sorts.some(({ value }) => value === text)

/** Ignores unknown parameters, and control characters, which the server cannot store. */
export function parseSearch(params: URLSearchParams): Search {
  const given = (name: string) => (params.get(name) ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()
  const pay = parsePounds(given('payFrom'))
  const sort = params.get('sort')
  const texts = Object.fromEntries(
    ['text', 'town', 'within', 'from', 'to', 'role', 'siaSector']
      .filter((name) => given(name))
      .map((name) => [name, given(name)]),
  )
  return {
    ...texts,
    ...(pay.ok && { payFrom: pay.value }),
    ...(isSort(sort) && { sort }),
    ...(params.get('workable') === 'yes' && { workable: 'yes' as const }),
    ...(params.has('saved') && { saved: 'yes' as const }),
  }
}

/** The filters behind their button. */
export const filterNames = ['within', 'workable', 'payFrom', 'from', 'to', 'role', 'siaSector']

/** The number of filters set, for the button that opens them. */
export const filterCount = (params: URLSearchParams): number =>
  filterNames.filter((name) => {
    const text = params.get(name)?.trim()
    if (name === 'workable') return text === 'yes'
    return name === 'payFrom' ? text && parsePounds(text).ok : text
  }).length

/** In miles: the most the server takes, and more than the country is long. */
export const ANYWHERE = '500'

/** The same search at any distance. */
export function widerThan(params: URLSearchParams): URLSearchParams {
  const wider = new URLSearchParams(params)
  wider.set('within', ANYWHERE)
  return wider
}

/** Around a place the server searches 25 miles; around home, as far as somebody travels: null. */
export const milesOf = (params: URLSearchParams) => params.get('within') ?? (params.get('town') ? '25' : null)
