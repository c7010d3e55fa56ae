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
}

/** Runs a writing endpoint, then refreshes every query of the resource it belongs to. */
export function useEndpointMutation<Name extends RouteName>(name: Name, { alsoRefresh = [], shown = false, shiftToken }: Options = {}) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [resource] = name.split('.')

  return useMutation<RouteOutput<Name>, Problem, RouteInput<Name> & { idempotencyKey?: string }>({
    meta: { shown },
    mutationFn: ({ idempotencyKey, ...input }) => {
      const token = shiftToken?.()
      // The key travels beside the input, so what is left is the input itself.
      return api.call(name, input as RouteInput<Name>, { ...(idempotencyKey && { idempotencyKey }), ...(token && { shiftToken: token }) })
    },
    onSuccess: async () => {
      await Promise.all([resource, ...alsoRefresh].map((stale) => queryClient.invalidateQueries({ queryKey: [stale] })))
    },
  })
}
