import { useApi } from '@s4/api-client'
import { fetchFile, saveFile } from '@s4/api-client/files'
import { useReauth } from '@s4/auth-session'
import type { NameAnswer } from '@s4/contract'
import { apiLinks } from '@s4/links'
import { useChange } from '@s4/queries'
import { useMutation, useQuery } from '@tanstack/react-query'

export const useRecordPayments = () => useChange('payments.record')
export const useRecordRefund = () => useChange('payments.recordRefund')

/** Who would be paid for these invoices, and who is left out. */
export function usePaymentPlan(ids: readonly string[]) {
  const api = useApi()
  return useQuery(api.query('payments.plan', { invoices: ids.join(',') }))
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

const paymentFiles = {
  csv: { path: apiLinks.paymentsCsv, name: 's4-payments.csv' },
  bacs: { path: apiLinks.paymentsBacs, name: 's4-payments.txt' },
} as const

/** Saves the payment file for the bank, after a recent sign-in. */
export function usePaymentFile() {
  const api = useApi()
  const reauth = useReauth()
  return useMutation({
    meta: { shown: true },
    mutationFn: async ({ ids, format }: { ids: readonly string[]; format: keyof typeof paymentFiles }) => {
      const { path, name } = paymentFiles[format]
      saveFile(await reauth(() => fetchFile(`${path}?invoices=${ids.join(',')}`, api.uid())), name)
    },
  })
}
