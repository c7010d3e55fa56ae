import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'

export const siteListQuery = (api: Api) => api.query('sites.list', {})
export const useSites = () => useSuspenseQuery(siteListQuery(useApi())).data

export const codesQuery = (api: Api, id: string) => api.query('sites.codes', { id })
export const useCodes = (id: string) => useSuspenseQuery(codesQuery(useApi(), id)).data

const LONGEST_WAIT = 30_000

/** The code a kiosk shows; asked for again as soon as there is another, whatever this device's clock says. */
export const useKioskCode = (id: string) =>
  useQuery({
    ...useApi().query('sites.kiosk', { id }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => Math.min(LONGEST_WAIT, Math.max(1000, data ? Date.parse(data.nextAt) - Date.now() : 5000)),
    refetchIntervalInBackground: true,
  })

export const useReplaceCodes = () => useEndpointMutation('sites.rotateCodes')
