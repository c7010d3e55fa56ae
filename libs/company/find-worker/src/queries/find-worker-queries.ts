import { useApi, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { companyJobQuery, jobOffersQuery, savedWorkersQuery, useChange } from '@s4/queries'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'

export type Search = RouteInput<'workers.find'>

const PAGE_SIZE = 100
export const openJobsQuery = (api: Api) => api.query('jobs.list', { status: 'recent', limit: PAGE_SIZE })
export const useOpenJobs = () =>
  useSuspenseQuery(openJobsQuery(useApi())).data.data.filter(({ status }) => status === 'open')

export const useMaybeJob = (id: string | null) =>
  useQuery({ ...companyJobQuery(useApi(), id ?? ''), enabled: id !== null })

/** The offers of a job that wait for an answer; empty without a job and until they are loaded. */
export function useOpenOffers(jobId: string | undefined) {
  const { data } = useQuery({ ...jobOffersQuery(useApi(), jobId ?? ''), enabled: jobId !== undefined })
  return data?.filter(({ status }) => status === 'open') ?? []
}

/** Runs once a site is chosen; the previous list stays until the next one is loaded. */
export const useFoundWorkers = (search: Search | null) =>
  useQuery({
    ...useApi().query('workers.find', search ?? { siteId: '' }),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  })

interface ProfileOf {
  id: string
  jobId: string | null
  siteId: string | null
}
export const workerProfileQuery = (api: Api, { id, jobId, siteId }: ProfileOf) =>
  api.query('workers.show', { id, ...(jobId && { jobId }), ...(siteId && { siteId }) })
export const useWorkerProfile = (of: ProfileOf) => useSuspenseQuery(workerProfileQuery(useApi(), of)).data

export const useSavedWorkers = () => useSuspenseQuery(savedWorkersQuery(useApi())).data

export const workerTeamsQuery = (api: Api) => api.query('workerTeams.list', {})
export const useWorkerTeams = () => useSuspenseQuery(workerTeamsQuery(useApi())).data
export const useBlocks = (id: string) => useQuery(useApi().query('workers.blocks', { id }))

export const useGroupMany = () => useChange('manyWorkers.group', { repeatable: true })
