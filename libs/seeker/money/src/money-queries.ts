import { useApi, useEndpointMutation, type Api } from '@s4/api-client'
import type { Assignment } from '@s4/contract'
import type { RouteInput } from '@s4/contract/routes'
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

export type State = NonNullable<RouteInput<'invoices.list'>['state']>

/** The list a URL stands for. */
export function stateOf(params: URLSearchParams): State {
  const state = params.get('state')
  return state === 'unpaid' || state === 'paid' ? state : 'all'
}

/** What is over: finished, or else cancelled or missed (`?ended`). */
export const overWorkQuery = (api: Api, params: URLSearchParams) =>
  api.pages('assignments.list', { status: params.has('ended') ? 'ended' : 'completed' })
export const useOverWork = (params: URLSearchParams) => useSuspenseInfiniteQuery(overWorkQuery(useApi(), params))

/** The problem that disputed hours opened by themselves. */
export function useProblemOfHours({ id, jobId }: Pick<Assignment, 'id' | 'jobId'>) {
  const found = useQuery({ ...useApi().query('problems.list', { jobId, limit: 100 }), throwOnError: false })
  return {
    isPending: found.isPending,
    problem: found.data?.data.find(({ category, assignmentId }) => category === 'hours' && assignmentId === id),
  }
}

export const invoiceListQuery = (api: Api, state: State) => api.pages('invoices.list', { state })
export const useInvoiceList = (state: State) => useSuspenseInfiniteQuery(invoiceListQuery(useApi(), state))

export const totalsQuery = (api: Api) => api.query('invoices.totals', {})
export const useTotals = () => useSuspenseQuery(totalsQuery(useApi())).data

export const useAnswerHours = () => useEndpointMutation('assignments.hours', { alsoRefresh: ['invoices'] })
export const useConfirm = () => useEndpointMutation('invoices.confirm', { alsoRefresh: ['assignments'] })
export const useReopen = () => useEndpointMutation('invoices.reopen', { alsoRefresh: ['assignments'] })

export const agreementsQuery = (api: Api) => api.query('selfBilling.list', {})
export const useAgreements = () => useSuspenseQuery(agreementsQuery(useApi())).data

export const useAgree = () => useEndpointMutation('selfBilling.agree', { alsoRefresh: ['invoices', 'assignments'] })
export const useEndAgreement = () => useEndpointMutation('selfBilling.end')
export const useAnswerCredit = () => useEndpointMutation('credits.answer', { alsoRefresh: ['invoices'] })

export const useRatings = (id: string) => useQuery(useApi().query('ratings.show', { id }))
export const useRate = () => useEndpointMutation('ratings.create')
