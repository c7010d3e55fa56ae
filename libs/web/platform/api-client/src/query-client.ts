import { Problem } from '@s4/contract/problem'
import { MutationCache, QueryClient } from '@tanstack/react-query'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Problem
    mutationMeta: { shown?: boolean }
  }
}

const MAX_TRIES = 2
const CONFLICT = 409

/** No answer came, or the server failed. */
export const isOutage = (error: unknown) => error instanceof Problem && (error.status === 0 || error.status >= 500)

/** `onUnshownFailure` hears of every failed write that no field explains and no screen shows (`meta: { shown: true }`). */
export function createQueryClient(onUnshownFailure: (failure: Problem) => void): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      // The browser's own offline guess is often wrong: everything is tried, and answers Network Error instead of waiting unseen.
      queries: {
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_TRIES && isOutage(error),
      },
      mutations: { networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onError: (error, _input, _context, mutation) => {
        const failure = error instanceof Problem ? error : new Problem('server.failed')
        if (mutation.meta?.shown || failure.code === 'session.expired') return
        if (failure.isOnFields) return
        onUnshownFailure(failure)
        // Things are no longer as the screen shows them.
        if (failure.status === CONFLICT) void queryClient.invalidateQueries()
      },
    }),
  })
  return queryClient
}
