import { useApi, type Api } from '@s4/api-client'
import { useChange } from '@s4/queries'
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

// Live signals refetch at once; the interval is for a broken stream.
const refetchInterval = 30_000

export const liveListQuery = (api: Api) => ({ ...api.query('liveWork.list', {}), refetchInterval })
export const liveJobQuery = (api: Api, id: string, shift: string | null) => ({
  ...api.query('liveWork.show', { id, ...(shift && { shift }) }),
  refetchInterval,
})
export const alertsQuery = (api: Api, jobId: string | null, state: 'open' | 'all') => ({
  ...api.pages('alerts.list', { state, ...(jobId && { jobId }) }),
  refetchInterval,
})
export const callsQuery = (api: Api, jobId: string | null) => ({
  ...api.pages('checkCalls.log', jobId ? { jobId } : {}),
  refetchInterval,
})
export const reportQuery = (api: Api, id: string, shift: string | null) =>
  api.query('reports.show', { id, ...(shift && { shift }) })

export const useLiveList = () => useSuspenseQuery(liveListQuery(useApi()))
export const useLiveJob = (id: string, shift: string | null) => useSuspenseQuery(liveJobQuery(useApi(), id, shift))
export const useAlerts = (jobId: string | null, state: 'open' | 'all') =>
  useSuspenseInfiniteQuery(alertsQuery(useApi(), jobId, state))
export const useCalls = (jobId: string | null) => useSuspenseInfiniteQuery(callsQuery(useApi(), jobId))
export const useReport = (id: string, shift: string | null) => useSuspenseQuery(reportQuery(useApi(), id, shift)).data

/** Read when somebody opens it; a failure does not break the screen. */
export const useEscalation = (id: string) =>
  useQuery({ ...useApi().query('alerts.escalation', { id }), refetchInterval, throwOnError: false })

export const useBookByHand = () => useChange('attendance.bookByHand', { shown: true })
export const useAcknowledge = () => useChange('alerts.acknowledge')
export const useResolve = () => useChange('alerts.resolve', { shown: true })
