import { seekerLinks } from '@s4/links'
import type { KeptSearch } from '@s4/contract'

/** Where a kept search is seen, newest first. */
export function searchPath({ payFrom, sort: _sort, town, lat: _lat, lng: _lng, ...search }: KeptSearch): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...search, town }))
    if (value !== undefined && value !== '') params.set(name, String(value))
  if (payFrom !== undefined) params.set('payFrom', (payFrom / 100).toFixed(2))
  params.set('sort', 'newest')
  return `${seekerLinks.jobs}?${params.toString()}`
}
