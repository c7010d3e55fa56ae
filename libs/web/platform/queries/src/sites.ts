import { useApi, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const siteListQuery = (api: Api) => api.query('sites.list', {})
export const useSites = () => useSuspenseQuery(siteListQuery(useApi())).data
