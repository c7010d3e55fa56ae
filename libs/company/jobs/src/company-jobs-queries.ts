import { useApi, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { keepPreviousData, useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { states } from './states'

type Filter = RouteInput<'jobs.list'>

export function parseFilter(params: URLSearchParams): Filter {
  const text = params.get('text')?.trim()
  const state = states.find((known) => known === params.get('state'))
  const siteId = params.get('siteId')
  const day = params.get('day')
  return {
    status: 'recent',
    ...(text && { text }),
    ...(siteId && { siteId }),
    ...(day && { day }),
    ...(state && { state }),
  }
}

export const jobListQuery = (api: Api, filter: Filter) => api.pages('jobs.list', filter)
export const useJobList = (filter: Filter) => useSuspenseInfiniteQuery(jobListQuery(useApi(), filter))

/** The number of jobs in each state that match the rest of the filter; undefined until known. */
export const useCounts = ({ text, siteId, day }: Filter) =>
  useQuery({ ...useApi().query('jobs.counts', { text, siteId, day }), placeholderData: keepPreviousData }).data
