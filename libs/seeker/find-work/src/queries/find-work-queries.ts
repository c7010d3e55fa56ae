import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { SessionView } from '@s4/contract'
import type { RouteInput } from '@s4/contract/routes'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

type Search = RouteInput<'jobs.search'>

export const jobSearchQuery = (api: Api, search: Search) => api.pages('jobs.search', search)
export const useJobSearch = (search: Search) => useSuspenseInfiniteQuery(jobSearchQuery(useApi(), search))

export const jobQuery = (api: Api, id: string) => api.query('jobs.show', { id })
export const useJob = (id: string) => useSuspenseQuery(jobQuery(useApi(), id)).data

/** A company's open jobs; read anonymously while the profile is incomplete, because searching is closed then. */
export const companyJobsQuery = (api: Api, companyId: string, reader: SessionView | null) =>
  api.pages('jobs.search', { companyId }, reader?.profile.complete !== true)

export const companyQuery = (api: Api, id: string) => api.query('companies.show', { id })
export const useCompany = (id: string) => useSuspenseQuery(companyQuery(useApi(), id)).data

export const useSave = () => useEndpointMutation('jobs.save')
export const useUnsave = () => useEndpointMutation('jobs.unsave')
