import type { WideChange } from '@s4/contract/changes'
import type { ApiError } from '@s4/contract/api-error'
import type { RouteInput, RouteName, RouteOutput } from '@s4/contract/routes'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useApi } from './api-context'
import { refresh } from './refresh'

export interface MutationOptions<Name extends RouteName = RouteName> {
  /** The screen shows a failure itself, so the page does not. */
  shown?: boolean
  /** The token of the assignment, when this browser has one. */
  shiftToken?: () => string | undefined
  /** Each press is a write of its own, as with a switch. Without it a repeated press writes once. */
  repeatable?: boolean
  /** The screen is left with the answer, which does not wait until what the screen shows is read again. */
  leaves?: boolean
  /**
   * Writes what the server answered into what the screen shows. The write is then done with its answer; the rest is
   * read again behind it.
   */
  show?: (shown: QueryClient, answer: RouteOutput<Name>, input: RouteInput<Name>) => void
}

/**
 * Runs a writing endpoint, then refreshes every query of its subject. A change that touches more subjects uses
 * `useChange` of `@s4/queries`.
 */
export const useEndpointMutation = <Name extends Exclude<RouteName, WideChange>>(
  name: Name,
  options: MutationOptions<Name> = {},
) => useRefreshingMutation(name, name.split('.').slice(0, 1), options)

/** Runs a writing endpoint, then refreshes every query of these resources. */
export function useRefreshingMutation<Name extends RouteName>(
  name: Name,
  resources: readonly string[],
  { shown = false, shiftToken, repeatable = false, leaves = false, show }: MutationOptions<Name> = {},
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
    onSuccess: (answer, input) => {
      // First, because it marks all of it as old and cancels what is being read.
      const isRead = refresh(queryClient, resources)
      show?.(queryClient, answer, input)
      return leaves || show ? undefined : isRead
    },
  })
}
