import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { keepPreviousData, useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { states } from './states'

type Filter = RouteInput<'companyJobs.list'>

/** The list a URL stands for. */
export function filterOf(params: URLSearchParams): Filter {
  const text = params.get('text')?.trim()
  const state = states.find((known) => known === params.get('state'))
  return { status: 'recent', ...(text && { text }), ...(state && { state }) }
}

export const jobListQuery = (api: Api, filter: Filter) => api.pages('companyJobs.list', filter)
export const useJobList = (filter: Filter) => useSuspenseInfiniteQuery(jobListQuery(useApi(), filter))

/** How many jobs stand in each state among those the words find; undefined until known. */
export const useCounts = ({ text }: Filter) =>
  useQuery({ ...useApi().query('companyJobs.counts', { ...(text && { text }) }), placeholderData: keepPreviousData })
    .data

export const jobQuery = (api: Api, id: string) => api.query('companyJobs.show', { id })
export const useJob = (id: string) => useSuspenseQuery(jobQuery(useApi(), id)).data

export const configQuery = (api: Api) => api.query('config.show', {})
export const useTileUrl = () => useSuspenseQuery(configQuery(useApi())).data.tileUrl

/** Offers of a job still waiting for an answer; empty until known. */
export const useOffersOut = (jobId: string) =>
  (useQuery(useApi().query('offers.list', { jobId })).data ?? []).filter(({ status }) => status === 'open')
export const useRescind = () => useEndpointMutation('offers.rescind', { alsoRefresh: ['companyJobs', 'applications'] })

/** Asked for anew each time the question is put: what is owed grows as the shift comes nearer. */
export const useCancellation = (id: string, open: boolean) =>
  useQuery({ ...useApi().query('jobs.cancellation', { id }), enabled: open, gcTime: 0, staleTime: 0 })

const alsoRefresh = ['companyJobs'] as const
export const usePublish = () => useEndpointMutation('jobs.publish', { alsoRefresh, shown: true })
export const useClose = () => useEndpointMutation('jobs.close', { alsoRefresh })
export const useCancel = () =>
  useEndpointMutation('jobs.cancel', { alsoRefresh: ['companyJobs', 'applications', 'assignments'], shown: true })
