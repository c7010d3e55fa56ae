import { useApi, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

type Search = RouteInput<'jobSearch.list'>

export const jobSearchQuery = (api: Api, search: Search) => api.pages('jobSearch.list', search)
export const useJobSearch = (search: Search) => useSuspenseInfiniteQuery(jobSearchQuery(useApi(), search))

export const jobQuery = (api: Api, id: string) => api.query('jobSearch.show', { id })
export const useJob = (id: string) => useSuspenseQuery(jobQuery(useApi(), id)).data

/** A company's open jobs. */
export const companyJobsQuery = (api: Api, companyId: string) => api.pages('jobSearch.list', { companyId })

export const companyQuery = (api: Api, id: string) => api.query('company.showPublic', { id })
export const useCompany = (id: string) => useSuspenseQuery(companyQuery(useApi(), id)).data
