import { ApiError } from '@s4/contract/api-error'
import { changedFields } from './changed-fields'
import { MutationCache, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
    mutationMeta: { shown?: boolean }
  }
}

const MAX_TRIES = 2
const CONFLICT = 409

/** True when no response came or the server failed. */
export const isOutage = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** Where the page says what could not be done. */
interface Refusals {
  show: (failure: ApiError) => void
  clear: () => void
}

/** `refusals` shows a failed write that no field explains and no screen shows (`meta: { shown: true }`). */
export function createQueryClient(refusals: Refusals): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      // The browser's offline state is often wrong, so every request is tried instead of waiting unseen.
      queries: {
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        // Offline, a second try only keeps the person waiting.
        retry: (failures, error) => failures < MAX_TRIES && isOutage(error) && navigator.onLine,
        // What an outage took is asked for until it is there.
        refetchInterval: ({ state: { error } }) => (error instanceof ApiError && error.againAfterMs) || false,
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onMutate: (_input, { meta }) => {
        if (!meta?.shown) refusals.clear()
      },
      onError: (error, _input, _context, mutation) => {
        const failure = error instanceof ApiError ? error : new ApiError('server.failed')
        if (mutation.meta?.shown || failure.code === 'session.expired') return
        if (failure.isOnFields || changedFields(failure).length > 0) return
        refusals.show(failure)
        // A conflict means that the screen shows old data.
        if (failure.status === CONFLICT) void queryClient.invalidateQueries()
      },
    }),
  })
  return queryClient
}
