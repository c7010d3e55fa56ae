import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'

export type Search = RouteInput<'workers.find'>

export const sitesQuery = (api: Api) => api.query('sites.list', {})
export const useSites = () => useSuspenseQuery(sitesQuery(useApi())).data

const MOST = 100
export const openJobsQuery = (api: Api) => api.query('companyJobs.list', { status: 'recent', limit: MOST })
/** Jobs somebody can be invited to. */
export const useOpenJobs = () =>
  useSuspenseQuery(openJobsQuery(useApi())).data.data.filter(({ status }) => status === 'open')

export const jobQuery = (api: Api, id: string) => api.query('companyJobs.show', { id })
export const useJob = (id: string) => useSuspenseQuery(jobQuery(useApi(), id)).data
export const useMaybeJob = (id: string | null) => useQuery({ ...jobQuery(useApi(), id ?? ''), enabled: id !== null })

/** Asked only once a site is chosen; the list before stays until the next one is there. */
export const useFound = (search: Search | null) =>
  useQuery({
    ...useApi().query('workers.find', search ?? { siteId: '' }),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  })

export const savedWorkersQuery = (api: Api) => api.query('workers.list', {})
export const useSavedWorkers = () => useSuspenseQuery(savedWorkersQuery(useApi())).data

export const useSaveWorker = () => useEndpointMutation('workers.save', { alsoRefresh: ['applications'] })
export const useRemoveWorker = () => useEndpointMutation('workers.remove', { alsoRefresh: ['applications'] })
export const useInvite = () =>
  useEndpointMutation('offers.create', { alsoRefresh: ['applications', 'companyJobs', 'workers'], shown: true })
