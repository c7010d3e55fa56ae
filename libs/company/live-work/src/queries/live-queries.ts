import { useApi, type Api } from '@s4/api-client'
import type { Alert, AlertState, CheckCallFilter } from '@s4/contract'
import { useChange } from '@s4/queries'
import { useInfiniteQuery, useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { LogFilter } from './log-view'

// Live signals refetch at once; the interval is for a broken stream.
const refetchInterval = 30_000

export const liveListQuery = (api: Api) => ({ ...api.query('liveWork.list', {}), refetchInterval })
export const liveJobQuery = (api: Api, id: string, shift: string | null) => ({
  ...api.query('liveWork.show', { id, ...(shift && { shift }) }),
  refetchInterval,
})
export const alertsQuery = (api: Api, filter: LogFilter, state: AlertState) => ({
  ...api.pages('alerts.list', { ...filter, state }),
  refetchInterval,
})
export const alertQuery = (api: Api, id: string) => ({ ...api.query('alerts.show', { id }), refetchInterval })
/** Who may deal with alerts; of a job, those who see its site. */
export const peopleQuery = (api: Api, jobId?: string) => api.query('alerts.people', jobId ? { jobId } : {})
export const callsQuery = (api: Api, filter: CheckCallFilter) => ({
  ...api.pages('checkCalls.log', filter),
  refetchInterval,
})
export const reportQuery = (api: Api, id: string, shift: string | null) =>
  api.query('reports.show', { id, ...(shift && { shift }) })

export const useLiveList = () => useSuspenseQuery(liveListQuery(useApi()))
export const useLiveJob = (id: string, shift: string | null) => useSuspenseQuery(liveJobQuery(useApi(), id, shift))
/**
 * The shift of an alert, while the alert is open. Beside it: what fails or still comes does not break or hold up the
 * alert.
 */
export const useShiftOfAlert = ({ jobId, shiftId, resolvedAt }: Alert) =>
  useQuery({ ...liveJobQuery(useApi(), jobId, shiftId), enabled: resolvedAt === null, throwOnError: false })
export const useAlerts = (filter: LogFilter, state: AlertState) =>
  useSuspenseInfiniteQuery(alertsQuery(useApi(), filter, state))
export const useAlert = (id: string) => useSuspenseQuery(alertQuery(useApi(), id)).data
/** Beside a shift: what fails or still comes does not break or hold up its screen. */
export const useOpenAlerts = (jobId: string) =>
  useInfiniteQuery({ ...alertsQuery(useApi(), { jobId }, 'open'), throwOnError: false })
export const useNewReports = (id: string, shift: string) =>
  useQuery({ ...reportQuery(useApi(), id, shift), throwOnError: false })
export const useCalls = (filter: CheckCallFilter) => useSuspenseInfiniteQuery(callsQuery(useApi(), filter))
export const useReport = (id: string, shift: string | null) => useSuspenseQuery(reportQuery(useApi(), id, shift)).data

const SENDING_MS = 2000
const JUST_NOW_MS = 60_000

/**
 * Read when somebody opens it; a failure does not break the screen. What was queued in the last minute is read again
 * soon: no signal says that a service took it.
 */
export const useEscalation = (id: string) =>
  useQuery({
    ...useApi().query('alerts.escalation', { id }),
    refetchInterval: ({ state: { data } }) =>
      data?.messages.some(({ state, at }) => state === 'waiting' && Date.now() - Date.parse(at) < JUST_NOW_MS)
        ? SENDING_MS
        : refetchInterval,
    throwOnError: false,
  })

export const useBookByHand = () => useChange('attendance.bookByHand', { shown: true })
export const useAcknowledge = () => useChange('alerts.acknowledge')
export const useAssign = () => useChange('alerts.assign', { shown: true })
export const useResolve = () => useChange('alerts.resolve', { shown: true })
