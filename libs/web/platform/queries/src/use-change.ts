import { refresh, useRefreshingMutation, type MutationOptions } from '@s4/api-client'
import { changes, type WideChange } from '@s4/contract/changes'
import type { QueryClient } from '@tanstack/react-query'

/** Runs a writing endpoint, then refreshes every query of what it changes. */
export const useChange = <Name extends WideChange>(name: Name, options?: MutationOptions<Name>) =>
  useRefreshingMutation(name, changes[name], options)

/** Refreshes every query that changes touch, each once, for callers that made the requests themselves. */
export const refreshAfter = (queryClient: QueryClient, ...names: WideChange[]): Promise<void> =>
  refresh(queryClient, [...new Set(names.flatMap((name) => changes[name]))])
