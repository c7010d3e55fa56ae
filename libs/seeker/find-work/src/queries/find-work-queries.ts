import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { SessionView } from '@s4/contract'
import type { RouteInput } from '@s4/contract/routes'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

type Search = RouteInput<'jobSearch.list'>

export const jobSearchQuery = (api: Api, search: Search) => api.pages('jobSearch.list', search)
export const useJobSearch = (search: Search) => useSuspenseInfiniteQuery(jobSearchQuery(useApi(), search))

export const jobQuery = (api: Api, id: string) => api.query('jobSearch.show', { id })
export const useJob = (id: string) => useSuspenseQuery(jobQuery(useApi(), id)).data

/** A company's open jobs; read anonymously while the profile is incomplete, because searching is closed then. */
export const companyJobsQuery = (api: Api, companyId: string, reader: SessionView | null) =>
  api.pages('jobSearch.list', { companyId }, reader?.profile.complete !== true)

export const companyQuery = (api: Api, id: string) => api.query('company.showPublic', { id })
export const useCompany = (id: string) => useSuspenseQuery(companyQuery(useApi(), id)).data

export const useSave = () => useEndpointMutation('jobSearch.save')
export const useUnsave = () => useEndpointMutation('jobSearch.unsave')
