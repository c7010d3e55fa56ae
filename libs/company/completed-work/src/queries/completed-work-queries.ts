import { useApi, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { dayNumber } from '@s4/domain/calendar-date'
import { formatPence } from '@s4/domain/money'
import { savedWorkersQuery, useChange } from '@s4/queries'
import { useInfiniteQuery, useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

export type State = NonNullable<RouteInput<'completedWork.list'>['state']>

type Sort = NonNullable<RouteInput<'completedWork.list'>['sort']>

function parseState(params: URLSearchParams): State {
  const state = params.get('state')
  return state === 'toAgree' || state === 'unpaid' ? state : 'all'
}

/** Which finished shifts a list shows. */
export interface Search {
  state: State
  text?: string
  from?: string
  to?: string
}

/** A day that there is not is left out. */
export function parseSearch(params: URLSearchParams): Search {
  const text = params.get('text')?.trim()
  const day = (key: string) => {
    const given = params.get(key) ?? ''
    return dayNumber(given) === null ? undefined : given
  }
  const [from, to] = [day('from'), day('to')]
  return { state: parseState(params), ...(text && { text }), ...(from && { from }), ...(to && { to }) }
}

export const completedShiftsQuery = (api: Api, search: Search) => api.pages('completedWork.list', { ...search })
export const useCompletedShifts = (search: Search) => useSuspenseInfiniteQuery(completedShiftsQuery(useApi(), search))

/** A hundred at a time, in the order of a column. */
export const sortedShiftsQuery = (api: Api, { sort, ...search }: Search & { sort?: string }) =>
  // The server refuses an order that there is not.
  api.pages('completedWork.list', { ...search, limit: 100, ...(sort && { sort: sort as Sort }) })

export const owedQuery = (api: Api) => api.query('completedWork.owed', {})

export const useOwed = () => useSuspenseQuery(owedQuery(useApi())).data

/** `4 invoices, £398.68`; null when nothing is left to pay. */
export function useOwedText(): string | null {
  const { invoices, pence } = useOwed()
  return invoices > 0 ? `${invoices === 1 ? '1 invoice' : `${invoices} invoices`}, ${formatPence(pence)}` : null
}

export const completedJobQuery = (api: Api, id: string, shift: string | null) =>
  api.query('completedWork.show', { id, ...(shift && { shift }) })

/** People of a shift asked for at a time, after the first. */
const PEOPLE = 100

/** The first people come with the job, the others after it, page by page, until all are there. */
export function useCompletedJob(id: string, shift: string | null) {
  const api = useApi()
  const { work, nextPeople, ...job } = useSuspenseQuery(completedJobQuery(api, id, shift)).data
  const others = useInfiniteQuery({
    ...api.pages('completedWork.people', {
      id,
      shift: job.shift?.id ?? '',
      cursor: nextPeople ?? undefined,
      limit: PEOPLE,
    }),
    enabled: nextPeople !== null,
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = others
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])

  return {
    ...job,
    work: nextPeople === null ? work : [...work, ...(others.data?.pages.flatMap(({ data }) => data) ?? [])],
    isLoadingPeople: nextPeople !== null && !isError && (others.isPending || hasNextPage),
    peopleError: nextPeople !== null && isError ? others.error : null,
    retryPeople: () => void (others.data ? fetchNextPage() : others.refetch()),
  }
}

export const useAgreeAllHours = () => useChange('hours.agreeAll')
export const useAnswerExpense = () => useChange('expenses.answer')
export const useAskForCredit = () => useChange('credits.ask')
export const useWithdrawCredit = () => useChange('credits.withdraw')

export const termsQuery = (api: Api) => api.query('selfBilling.terms', {})
export const useTerms = () => useSuspenseQuery(termsQuery(useApi())).data
export const useEndAgreement = () => useChange('selfBilling.end')
export const useAcceptTerms = () => useChange('selfBilling.acceptTerms', { shown: true })

export const statementQuery = (api: Api, day: string | undefined) =>
  api.query('completedWork.statement', { ...(day && { day }) })
export const useStatement = (day: string | undefined) => useSuspenseQuery(statementQuery(useApi(), day)).data

/** Ids of the saved workers; undefined until they are known. */
export const useSavedIds = () =>
  useQuery({ ...savedWorkersQuery(useApi()), select: (workers) => workers.map(({ seekerId }) => seekerId) }).data
