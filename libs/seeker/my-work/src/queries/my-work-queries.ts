import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { ApplicationStatus } from '@s4/contract'
import { assignmentQuery, checkCallsQuery, useChange } from '@s4/queries'
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

export const statuses: readonly ApplicationStatus[] = [
  'applied',
  'offered',
  'accepted',
  'declined',
  'lapsed',
  'withdrawn',
  'rejected',
]

/** Undefined shows all. */
export const parseStatus = (params: URLSearchParams): ApplicationStatus | undefined =>
  statuses.find((status) => status === params.get('status'))

export const applicationsQuery = (api: Api, status: ApplicationStatus | undefined) =>
  api.pages('applications.list', status ? { status } : {})
export const useApplications = (status: ApplicationStatus | undefined) =>
  useSuspenseInfiniteQuery(applicationsQuery(useApi(), status))

export const countsQuery = (api: Api) => api.query('applications.counts', {})
/** Undefined until it is read. */
export const useAppliedCount = () => useQuery(countsQuery(useApi())).data?.applied
export const useCounts = () => useSuspenseQuery(countsQuery(useApi())).data

export const applicationQuery = (api: Api, id: string) => api.query('applications.mine', { id })
export const useApplication = (id: string) => useSuspenseQuery(applicationQuery(useApi(), id)).data

export const offersQuery = (api: Api) => api.query('offers.list', {})
export const useOffers = () => useSuspenseQuery(offersQuery(useApi())).data

export const engagementsQuery = (api: Api) => api.query('engagements.list', {})
export const useEngagements = () => useSuspenseQuery(engagementsQuery(useApi())).data

export const assignmentsQuery = (api: Api) => api.pages('assignments.list', { status: 'assigned' })
export const useAssignments = () => useSuspenseInfiniteQuery(assignmentsQuery(useApi()))

export const useAssignment = (id: string) => useSuspenseQuery(assignmentQuery(useApi(), id)).data

export const useCheckCalls = (id: string) => useQuery(checkCallsQuery(useApi(), id))

export const useAccept = () => useChange('offers.accept', { shown: true })
export const useDecline = () => useChange('offers.decline')

export const calendarQuery = (api: Api) => api.query('calendar.show', {})
export const useStartCalendar = () => useEndpointMutation('calendar.start')
export const useStopCalendar = () => useEndpointMutation('calendar.stop')

export const useAskForSwap = () => useChange('swaps.ask', { shown: true })
export const useStartSubstitution = () => useEndpointMutation('substitutions.start', { shown: true })
export const substitutionQuery = (api: Api, secret: string) => api.query('substitutions.show', { secret })
export const useSubstitution = (secret: string) => useSuspenseQuery(substitutionQuery(useApi(), secret)).data
export const useAcceptSubstitution = () => useChange('substitutions.accept', { shown: true })

export const ringNumberQuery = (api: Api, id: string) => ({
  queryKey: ['alerts', 'ringNumber', { id }],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call('alerts.myCall', { id }, { signal }).then(({ ringNumber }) => ringNumber),
  throwOnError: false,
})
