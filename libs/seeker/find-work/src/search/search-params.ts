import type { RouteInput } from '@s4/contract/routes'
import { parsePounds } from '@s4/domain/money'

type Search = RouteInput<'jobs.search'>

export const sorts = [
  { value: 'best', label: 'Best match' },
  { value: 'nearest', label: 'Nearest' },
  { value: 'soonest', label: 'Soonest' },
  { value: 'paid', label: 'Best paid' },
  { value: 'newest', label: 'Newest' },
] as const

const isSort = (text: string | null): text is (typeof sorts)[number]['value'] =>
  sorts.some(({ value }) => value === text)

/** The search that a URL stands for; anything in it that is not one of ours is left out. */
export function searchOf(params: URLSearchParams): Search {
  const given = (name: string) => params.get(name)?.trim() ?? ''
  const pay = parsePounds(given('payFrom'))
  const sort = params.get('sort')
  const texts = Object.fromEntries(
    ['text', 'place', 'within', 'from', 'to', 'role', 'siaSector']
      .filter((name) => given(name))
      .map((name) => [name, given(name)]),
  )
  return {
    ...texts,
    ...(pay.ok && { payFrom: pay.value }),
    ...(isSort(sort) && { sort }),
    ...(params.has('saved') && { saved: 'yes' as const }),
  }
}

/** How many filters narrow the list, for the label of the fold they stand in. */
export const filterCount = (params: URLSearchParams): number =>
  ['payFrom', 'from', 'to', 'role', 'siaSector'].filter((name) => params.get(name)?.trim()).length
