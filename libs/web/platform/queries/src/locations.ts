import { useApi } from '@s4/api-client'

/** Looks up locations for the map. */
export const useFindLocations = () => {
  const api = useApi()
  return (q: string) => api.call('locations.search', { q })
}
