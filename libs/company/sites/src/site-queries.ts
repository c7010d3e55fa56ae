import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useChange } from '@s4/queries'
import { useSuspenseQuery } from '@tanstack/react-query'

export const siteQuery = (api: Api, id: string) => api.query('sites.show', { id })
export const useSite = (id: string) => useSuspenseQuery(siteQuery(useApi(), id)).data

export const useCreateSite = () => useEndpointMutation('sites.create')
export const useChangeSite = () => useChange('sites.update')
export const useRemoveSite = () => useEndpointMutation('sites.remove', { shown: true })
