import { useApi, useEndpointMutation, type Api, type MutationOptions } from '@s4/api-client'
import type { ApplicationStatus, Assignment } from '@s4/contract'
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

export function useAccept() {
  const api = useApi()
  return useChange('offers.accept', { shown: true, show: showAccepted(api) })
}

/** The offer is answered, and its first shift is work to come. */
const showAccepted =
  (api: Api): NonNullable<MutationOptions<'offers.accept'>['show']> =>
  (shown, { first }, { id }) => {
    shown.setQueryData(offersQuery(api).queryKey, (known) =>
      known?.map((offer) => (offer.id === id ? { ...offer, status: 'accepted' as const } : offer)),
    )
    if (!first) return
    shown.setQueryData(assignmentQuery(api, first.id).queryKey, first)
    shown.setQueryData(
      assignmentsQuery(api).queryKey,
      (known) => known && { ...known, pages: withWork(known.pages, first) },
    )
  }

/** Soonest first, in the place that the server's list has for it. */
function withWork<Listed extends { data: Assignment[] }>(pages: readonly Listed[], work: Assignment): Listed[] {
  const place = pages.findIndex(({ data }) => data.some(({ startsAt }) => startsAt > work.startsAt))
  return pages.map((page, index) =>
    index === (place === -1 ? pages.length - 1 : place)
      ? {
          ...page,
          data: [...page.data.filter(({ id }) => id !== work.id), work].toSorted((a, b) =>
            a.startsAt.localeCompare(b.startsAt),
          ),
        }
      : page,
  )
}
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
