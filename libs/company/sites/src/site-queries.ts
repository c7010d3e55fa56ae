import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const siteListQuery = (api: Api) => api.query('sites.list', {})
export const useSites = () => useSuspenseQuery(siteListQuery(useApi())).data

export const siteQuery = (api: Api, id: string) => api.query('sites.show', { id })
export const useSite = (id: string) => useSuspenseQuery(siteQuery(useApi(), id)).data

export const configQuery = (api: Api) => api.query('config.show', {})
export const useTileUrl = () => useSuspenseQuery(configQuery(useApi())).data.tileUrl

/** How the map finds a place. */
export const useFindPlaces = () => {
  const api = useApi()
  return (q: string) => api.call('places.search', { q })
}

export const useCreateSite = () => useEndpointMutation('sites.create')
export const useChangeSite = () => useEndpointMutation('sites.update', { alsoRefresh: ['companyJobs'] })
export const useRemoveSite = () => useEndpointMutation('sites.remove', { shown: true })
