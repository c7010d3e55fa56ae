import { useApi } from '@s4/api-client'

/** How the map finds a place. */
export const useFindPlaces = () => {
  const api = useApi()
  return (q: string) => api.call('places.search', { q })
}
