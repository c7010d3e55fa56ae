import { useApi, type Api } from '@s4/api-client'
import { useMaybeSession } from '@s4/auth-session'
import type { RouteInput } from '@s4/contract/routes'
import { keepPreviousData, useInfiniteQuery, useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { states } from './states'

export type Filter = RouteInput<'jobs.list'>

export function parseFilter(params: URLSearchParams): Filter {
  const text = params.get('text')?.trim()
  const state = states.find((known) => known === params.get('state'))
  const siteId = params.get('siteId')
  const clientId = params.get('clientId')
  const day = params.get('day')
  return {
    status: 'recent',
    ...(text && { text }),
    ...(siteId && { siteId }),
    ...(clientId && { clientId }),
    ...(day && { day }),
    ...(state && { state }),
  }
}

export const jobListQuery = (api: Api, filter: Filter) => api.pages('jobs.list', filter)
/** A hundred at a time, in the order of a column. */
export const sortedJobsQuery = (api: Api, filter: Filter, sort: string | undefined) =>
  // The server refuses an order that there is not.
  api.pages('jobs.list', { ...filter, limit: 100, ...(sort && { sort: sort as NonNullable<Filter['sort']> }) })

export const useJobList = (filter: Filter) => useSuspenseInfiniteQuery(jobListQuery(useApi(), filter))

/** The number of jobs in each state that match the rest of the filter; undefined until known. */
export const useCounts = ({ text, siteId, clientId, day }: Filter) =>
  useQuery({ ...useApi().query('jobs.counts', { text, siteId, clientId, day }), placeholderData: keepPreviousData })
    .data

/** The clients to choose from, the latest 100; none for a member who may not see clients. */
export function useClientChoices(): { id: string; name: string }[] {
  const mayRead = useMaybeSession()?.member?.permissions.includes('clients.read') ?? false
  const { data } = useInfiniteQuery({ ...useApi().pages('clients.list', { limit: '100' }), enabled: mayRead })
  return data?.pages.flatMap((page) => page.data) ?? []
}
