import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { CompletedWork } from '@s4/contract'
import type { RouteInput } from '@s4/contract/routes'
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

export type State = NonNullable<RouteInput<'completedWork.list'>['state']>

/** The list a URL stands for. */
export function stateOf(params: URLSearchParams): State {
  const state = params.get('state')
  return state === 'toAgree' || state === 'unpaid' ? state : 'all'
}

export const completedShiftsQuery = (api: Api, state: State) => api.pages('completedWork.list', { state })
export const useCompletedShifts = (state: State) => useSuspenseInfiniteQuery(completedShiftsQuery(useApi(), state))

export const completedJobQuery = (api: Api, id: string, shift: string | null) =>
  api.query('completedWork.show', { id, ...(shift && { shift }) })
export const useCompletedJob = (id: string, shift: string | null) =>
  useSuspenseQuery(completedJobQuery(useApi(), id, shift)).data

/** The problem that disputed hours opened by themselves. */
export function useProblemOfHours({ id, jobId }: Pick<CompletedWork, 'id' | 'jobId'>) {
  const found = useQuery({ ...useApi().query('problems.list', { jobId, limit: 100 }), throwOnError: false })
  return {
    isPending: found.isPending,
    problem: found.data?.data.find(({ category, assignmentId }) => category === 'hours' && assignmentId === id),
  }
}

const alsoRefresh = ['completedWork', 'invoices', 'companyJobs'] as const

export const useAnswerHours = () => useEndpointMutation('assignments.hours', { alsoRefresh })
export const useMarkPaid = () => useEndpointMutation('invoices.markPaid', { alsoRefresh })
export const useReopen = () => useEndpointMutation('invoices.reopen', { alsoRefresh })
export const useAskForCredit = () => useEndpointMutation('credits.ask', { alsoRefresh })
export const useWithdrawCredit = () => useEndpointMutation('credits.withdraw', { alsoRefresh })

export const agreementsQuery = (api: Api) => api.query('selfBilling.list', {})
export const useAgreements = () => useSuspenseQuery(agreementsQuery(useApi())).data

export const statementQuery = (api: Api, day: string) => api.query('completedWork.statement', { day })
export const useStatement = (day: string) => useSuspenseQuery(statementQuery(useApi(), day)).data

/** What is on record of one person's work, its check calls beside it; asked for only while somebody reads it. */
export function useRecord(id: string, reading: boolean) {
  const api = useApi()
  return {
    work: useQuery({ ...api.query('assignments.show', { id }), enabled: reading }),
    day: useQuery({ ...api.query('checkCalls.list', { id }), enabled: reading }),
  }
}

export const useRatings = (id: string) => useQuery(useApi().query('ratings.show', { id }))
export const useRate = () => useEndpointMutation('ratings.create')

/** Ids of the saved workers; undefined until they are known. */
export const useSavedIds = () =>
  useQuery({ ...useApi().query('workers.list', {}), select: (workers) => workers.map(({ seekerId }) => seekerId) }).data
export const useSaveWorker = () => useEndpointMutation('workers.save')
