import { useApi, type Api } from '@s4/api-client'
import { useReauth } from '@s4/auth-session'
import { useChange } from '@s4/queries'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'

export const workerScreeningQuery = (api: Api, seekerId: string) => api.query('workerScreening.show', { id: seekerId })
export const useWorkerScreening = (seekerId: string) => useSuspenseQuery(workerScreeningQuery(useApi(), seekerId)).data
export const useDecideScreening = () => useChange('workerScreening.decide', { shown: true })

/** Needs a recent sign-in, and the worker is told; so the file is read once for each press, and not kept. */
export function useOpenScreening() {
  const api = useApi()
  const reauth = useReauth()
  return useMutation({
    meta: { shown: true },
    mutationFn: (id: string) => reauth(() => api.call('workerScreening.open', { id })),
  })
}
