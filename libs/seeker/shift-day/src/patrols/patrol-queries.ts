import { useApi, useRefreshingMutation } from '@s4/api-client'
import { changes } from '@s4/contract/changes'
import { useQuery } from '@tanstack/react-query'
import { passFor } from '../pass/shift-pass'

export function usePatrols(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: ['patrols', 'list', { id }],
    queryFn: ({ signal }) => api.call('patrols.list', { id }, { signal, ...passFor(id) }),
    refetchInterval: 60_000,
  })
}

/** With the pass of the shift, because a shift in progress needs no session. */
const withPass = (id: string) => ({ shown: true, shiftToken: () => passFor(id).shiftToken })

export const useScan = (id: string) =>
  useRefreshingMutation('patrols.scan', changes['patrols.scan'], { ...withPass(id), repeatable: true })
export const useCutShort = (id: string) =>
  useRefreshingMutation('patrols.cutShort', changes['patrols.cutShort'], withPass(id))
