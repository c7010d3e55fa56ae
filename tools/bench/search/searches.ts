import { readFileSync } from 'node:fs'
import { chance } from '../../workspace/chance'
import { inWorkspace } from '../../workspace/paths'

/** Words people look for, from what every second posting says to what one in thousands does. */
const words = [
  'door supervisor',
  'security guard',
  'steward',
  'cctv',
  'night',
  'festival',
  'retail',
  'control room',
  'match day',
  'hospital',
  'stadium',
  'dog handler',
  'close protection',
  'first aid',
  'comedy night',
  'driving licence',
  'shopping centre',
  'warehouse',
  'brewery',
  'cathedral nights',
  'cash',
  'film set',
  'half marathon',
  'immobiliser',
  'data centre weekend',
  'kestrel',
  'zebra',
]
const withins = [6, 15, 30]

export interface Search {
  text: string
  lat: number
  lng: number
  /** In miles; without an end, no place is asked for. */
  within: number
  payFrom: number
  sort: string
}

/** Makes `count` searches by words, distance and pay around towns, more often around large ones. */
export function mixedSearches(count: number, sort: string, seed = 7): Search[] {
  const { places }: { places: [name: string, nation: string, lat: number, lng: number][] } = JSON.parse(
    readFileSync(inWorkspace('libs/api/platform/src/locations/gazetteer.json'), 'utf8'),
  )
  const next = chance(seed)
  const one = <Item>(items: readonly Item[], share = next()) => items[Math.floor(items.length * share)] as Item
  return Array.from({ length: count }, () => {
    const [, , lat, lng] = one(places, next() ** 3)
    return { text: one(words), lat, lng, within: one(withins), payFrom: 1200 + 50 * Math.floor(8 * next()), sort }
  })
}

/** What somebody without a place asks for, best match first: nothing in particular, and each of the words. */
export const searchesAnywhere = (): string[] => [
  '/api/jobs?sort=best',
  ...words.map((text) => `/api/jobs?${new URLSearchParams({ sort: 'best', text }).toString()}`),
]

/** Words that are always together, seldom and never: asked for in the whole country. */
export const wordsAnywhere = (sort: string): Search[] =>
  ['film set', 'dog handler', 'dog marathon', 'brewery cathedral'].map((text) => ({
    text,
    lat: 54,
    lng: -2,
    within: Infinity,
    payFrom: 1200,
    sort,
  }))

export function searchUrl({ lat, lng, within, ...search }: Search): string {
  const place = within === Infinity ? {} : { lat, lng, within }
  const entries = Object.entries({ ...search, ...place }).map(([key, value]): [string, string] => [key, String(value)])
  return `/api/jobs?${new URLSearchParams(entries).toString()}`
}
