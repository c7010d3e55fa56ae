import type { WideChange } from '@s4/contract/changes'
import type { ApiError } from '@s4/contract/api-error'
import type { RouteInput, RouteName, RouteOutput } from '@s4/contract/routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from './api-context'
import { refresh } from './refresh'

export interface MutationOptions {
  /** The screen shows a failure itself, so the page does not. */
  shown?: boolean
  /** The token of the assignment, when this browser has one. */
  shiftToken?: () => string | undefined
  /** Each press is a write of its own, as with a switch. Without it a repeated press writes once. */
  repeatable?: boolean
  /** The screen is left with the answer, which does not wait until what the screen shows is read again. */
  leaves?: boolean
}

/**
 * Runs a writing endpoint, then refreshes every query of its subject. A change that touches more subjects uses
 * `useChange` of `@s4/queries`.
 */
export const useEndpointMutation = <Name extends Exclude<RouteName, WideChange>>(
  name: Name,
  options: MutationOptions = {},
) => useRefreshingMutation(name, name.split('.').slice(0, 1), options)

/** Runs a writing endpoint, then refreshes every query of these resources. */
export function useRefreshingMutation<Name extends RouteName>(
  name: Name,
  resources: readonly string[],
  { shown = false, shiftToken, repeatable = false, leaves = false }: MutationOptions = {},
) {
  const api = useApi()
  const queryClient = useQueryClient()

  return useMutation<RouteOutput<Name>, ApiError, RouteInput<Name>>({
    meta: { shown },
    mutationFn: (input) => {
      const token = shiftToken?.()
      return api.call(name, input, { idempotent: !repeatable, ...(token && { shiftToken: token }) })
    },
    // The first press is still being processed, so its result comes soon.
    retry: (failures, { code }) => failures < 4 && code === 'request.in-progress',
    onSuccess: () => {
      const isRead = refresh(queryClient, resources)
      return leaves ? undefined : isRead
    },
  })
}
