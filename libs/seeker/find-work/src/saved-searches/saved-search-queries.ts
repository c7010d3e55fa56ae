import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import { useSuspenseQuery } from '@tanstack/react-query'

export const savedSearchesQuery = (api: Api) => api.query('savedSearches.list', {})
export const useSavedSearches = () => useSuspenseQuery(savedSearchesQuery(useApi())).data

export const useCreateSavedSearch = () => useEndpointMutation('savedSearches.create', { shown: true })
export const useChangeSavedSearch = () => useEndpointMutation('savedSearches.change', { shown: true, repeatable: true })
