import { ApiError } from '@s4/contract/api-error'
import { z } from 'zod'
import { breaker } from '../outside-services/breaker'
import type { Geocoder } from './geocoder'

const SearchResults = z.array(
  z.object({
    display_name: z.string(),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    class: z.string().optional(),
    category: z.string().optional(),
  }),
)

const TIMEOUT_MS = 5000
const AREA_CATEGORIES = new Set(['boundary', 'place'])

/** A service with the interface of Nominatim's `/search`; towns and areas are approximate. */
export function remoteGeocoder(url: string, ask: typeof fetch = fetch): Geocoder {
  const refusal = () =>
    new ApiError('server.busy', {
      message: 'Looking up places does not work at the moment. Put the pin on the map by hand.',
    })
  const guarded = breaker({ service: 'places', timeoutMs: TIMEOUT_MS, refusal })
  const read = async (address: string) => {
    const answer = await ask(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
    const found = SearchResults.safeParse(await answer?.json().catch(() => null))
    if (!answer?.ok || !found.success) throw refusal()
    return found.data
  }

  return {
    async search(text, limit = 8) {
      const query = new URLSearchParams({ q: text, format: 'jsonv2', countrycodes: 'gb', limit: String(limit) })
      const found = await guarded(() => read(`${url}?${query.toString()}`))
      return found.map(({ display_name: label, lat, lon: lng, class: kind, category = kind ?? '' }) => ({
        label,
        point: { lat, lng },
        approximate: AREA_CATEGORIES.has(category),
      }))
    },
  }
}
