import { useApi, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { savedWorkersQuery, useChange } from '@s4/queries'
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

export type State = NonNullable<RouteInput<'completedWork.list'>['state']>

export function parseState(params: URLSearchParams): State {
  const state = params.get('state')
  return state === 'toAgree' || state === 'unpaid' ? state : 'all'
}

export const completedShiftsQuery = (api: Api, state: State) => api.pages('completedWork.list', { state })
export const useCompletedShifts = (state: State) => useSuspenseInfiniteQuery(completedShiftsQuery(useApi(), state))

export const completedJobQuery = (api: Api, id: string, shift: string | null) =>
  api.query('completedWork.show', { id, ...(shift && { shift }) })
export const useCompletedJob = (id: string, shift: string | null) =>
  useSuspenseQuery(completedJobQuery(useApi(), id, shift)).data

export const useAgreeAllHours = () => useChange('hours.agreeAll')
export const useAnswerExpense = () => useChange('expenses.answer')
export const useAskForCredit = () => useChange('credits.ask')
export const useWithdrawCredit = () => useChange('credits.withdraw')

export const termsQuery = (api: Api) => api.query('selfBilling.terms', {})
export const useTerms = () => useSuspenseQuery(termsQuery(useApi())).data
export const useAcceptTerms = () => useChange('selfBilling.acceptTerms', { shown: true })

export const statementQuery = (api: Api, day: string) => api.query('completedWork.statement', { day })
export const useStatement = (day: string) => useSuspenseQuery(statementQuery(useApi(), day)).data

/** Ids of the saved workers; undefined until they are known. */
export const useSavedIds = () =>
  useQuery({ ...savedWorkersQuery(useApi()), select: (workers) => workers.map(({ seekerId }) => seekerId) }).data
