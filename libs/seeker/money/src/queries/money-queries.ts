import { useApi, type Api } from '@s4/api-client'
import type { RouteInput } from '@s4/contract/routes'
import { useChange } from '@s4/queries'
import { useQuery, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'

export type State = NonNullable<RouteInput<'invoices.list'>['state']>

export function parseState(params: URLSearchParams): State {
  const state = params.get('state')
  return state === 'unpaid' || state === 'paid' ? state : 'all'
}

/** Finished work, or with `?ended` cancelled and missed work. */
export const endedWorkQuery = (api: Api, params: URLSearchParams) =>
  api.pages('assignments.list', { status: params.has('ended') ? 'ended' : 'completed' })
export const useEndedWork = (params: URLSearchParams) => useSuspenseInfiniteQuery(endedWorkQuery(useApi(), params))

export const invoiceListQuery = (api: Api, state: State) => api.pages('invoices.list', { state })
export const useInvoiceList = (state: State) => useSuspenseInfiniteQuery(invoiceListQuery(useApi(), state))

export const useInvoice = (id: string) => useSuspenseQuery(useApi().query('invoices.show', { id })).data

export const totalsQuery = (api: Api) => api.query('invoices.totals', {})
export const useTotals = () => useSuspenseQuery(totalsQuery(useApi())).data

export const useConfirm = () => useChange('payments.confirm')
export const useSendOwnInvoice = () => useChange('invoices.sendOwn', { shown: true })
export const useClaimExpense = () => useChange('expenses.claim', { shown: true })
export const useAnswerInvoice = () => useChange('invoices.answer')
export const useAgree = () => useChange('selfBilling.agree')
export const useEndAgreement = () => useChange('selfBilling.end')
export const useAnswerCredit = () => useChange('credits.answer')

/** The base rates that interest on late invoices goes by, asked for when an invoice is late. */
export const useBaseRates = (isWanted: boolean) =>
  useQuery({ ...useApi().query('invoices.baseRates', {}), enabled: isWanted })
