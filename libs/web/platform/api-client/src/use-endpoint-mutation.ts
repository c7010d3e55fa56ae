import type { Problem } from '@s4/contract/problem'
import type { Resource, RouteInput, RouteName, RouteOutput } from '@s4/contract/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from './api-context'

interface Options {
  /** Other resources this write touches. */
  alsoRefresh?: readonly Resource[]
  /** The screen shows a failure itself, so no toast is raised. */
  shown?: boolean
  /** The token of the one piece of work this is about, when the browser holds it. */
  shiftToken?: () => string | undefined
  /** Every press counts by itself, as with a switch; any other is done once, however often it is tried. */
  anew?: boolean
}

/** Runs a writing endpoint, then refreshes every query of the resource it belongs to. */
export function useEndpointMutation<Name extends RouteName>(
  name: Name,
  { alsoRefresh = [], shown = false, shiftToken, anew = false }: Options = {},
) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [resource] = name.split('.')

  return useMutation<RouteOutput<Name>, Problem, RouteInput<Name>>({
    meta: { shown },
    mutationFn: (input) => {
      const token = shiftToken?.()
      return api.call(name, input, { once: !anew, ...(token && { shiftToken: token }) })
    },
    // The first press is still being worked on: its answer comes in a moment.
    retry: (failures, { code }) => failures < 4 && code === 'request.in-progress',
    onSuccess: async () => {
      await Promise.all([resource, ...alsoRefresh].map((stale) => queryClient.invalidateQueries({ queryKey: [stale] })))
    },
  })
}
