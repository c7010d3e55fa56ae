import type { WideChange } from '@s4/contract/changes'
import type { Problem } from '@s4/contract/problem'
import type { RouteInput, RouteName, RouteOutput } from '@s4/contract/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from './api-context'
import { refresh } from './refresh'

export interface MutationOptions {
  /** The screen shows a failure itself, so no toast is raised. */
  shown?: boolean
  /** The token of the one piece of work this is about, when the browser holds it. */
  shiftToken?: () => string | undefined
  /** Every press counts by itself, as with a switch; any other is done once, however often it is tried. */
  anew?: boolean
}

/** Runs a writing endpoint, then refreshes every query of the subject it is named after; a change that touches more is made by `useChange` of `@s4/queries`. */
export const useEndpointMutation = <Name extends Exclude<RouteName, WideChange>>(
  name: Name,
  options: MutationOptions = {},
) => useRefreshingMutation(name, name.split('.').slice(0, 1), options)

/** Runs a writing endpoint, then refreshes every query of these resources. */
export function useRefreshingMutation<Name extends RouteName>(
  name: Name,
  resources: readonly string[],
  { shown = false, shiftToken, anew = false }: MutationOptions = {},
) {
  const api = useApi()
  const queryClient = useQueryClient()

  return useMutation<RouteOutput<Name>, Problem, RouteInput<Name>>({
    meta: { shown },
    mutationFn: (input) => {
      const token = shiftToken?.()
      return api.call(name, input, { once: !anew, ...(token && { shiftToken: token }) })
    },
    // The first press is still being worked on: its answer comes in a moment.
    retry: (failures, { code }) => failures < 4 && code === 'request.in-progress',
    onSuccess: () => refresh(queryClient, resources),
  })
}
