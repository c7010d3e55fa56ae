import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { useChange } from '@s4/queries'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

export type ClientFilter = RouteInput<'clients.list'>

export function parseFilter(params: URLSearchParams): ClientFilter {
  const text = params.get('text')?.trim()
  return { ...(text && { text }), ...(params.get('archived') === 'true' && { archived: 'true' }) }
}

export const clientListQuery = (api: Api, filter: ClientFilter) => api.pages('clients.list', filter)
export const useClientList = (filter: ClientFilter) => useSuspenseInfiniteQuery(clientListQuery(useApi(), filter))

export const clientQuery = (api: Api, id: string) => api.query('clients.show', { id })
export const useClient = (id: string) => useSuspenseQuery(clientQuery(useApi(), id)).data

export const useCreateClient = () => useEndpointMutation('clients.create', { shown: true })
export const useChangeClient = () => useEndpointMutation('clients.update', { shown: true })
export const usePlaceSites = () => useChange('clients.placeSites', { shown: true })
export const useAddContract = () => useChange('clients.addContract', { shown: true })
export const useChangeContract = () => useChange('clients.changeContract', { shown: true })
