import { useApi } from '@s4/api-client'
import { useReauth } from '@s4/auth-session'
import type { NameAnswer } from '@s4/contract'
import { useChange } from '@s4/queries'
import { useMutation, useQuery } from '@tanstack/react-query'

export const useRecordPayments = () => useChange('payments.record')
export const useRecordRefund = () => useChange('payments.recordRefund')

/**
 * Who would be paid for these invoices, and who is left out. Not kept: the dialog never opens with an earlier sum. Not
 * read again while `isFixed`: it is in a file, or is being recorded.
 */
export function usePaymentPlan(ids: readonly string[], isFixed: boolean) {
  const api = useApi()
  return useQuery({ ...api.query('payments.plan', { invoices: ids.join(',') }), gcTime: 0, enabled: !isFixed })
}

/** A look at where a worker is paid, after a recent sign-in. Not kept: each look is recorded. */
export function useLookAtPayee() {
  const api = useApi()
  const reauth = useReauth()
  return useMutation({
    meta: { shown: true },
    gcTime: 0,
    mutationFn: (id: string) => reauth(() => api.call('payments.payee', { id })),
  })
}

export function useCheckPayee() {
  const api = useApi()
  return useMutation({
    meta: { shown: true },
    mutationFn: (check: { id: string; answer: NameAnswer }) => api.call('payments.checkPayee', check),
  })
}
