import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What a query read while the server wrote the page. One that does more than ask runs once more in the browser. */
export interface WrittenQuery {
  key: QueryKey
  data: unknown
  runsOnceMore: boolean
}

/** What a page shows, for its document. */
export const writtenQueries = (queryClient: QueryClient): WrittenQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state, meta }) => ({ key: queryKey, data: state.data, runsOnceMore: meta?.asItCame !== true }))

/** Reads them into the cache, so that the app shows the same from the start. */
export function readWrittenQueries(queryClient: QueryClient): void {
  const written: WrittenQuery[] = JSON.parse(document.getElementById('queries')?.textContent ?? '[]')
  for (const { key, data, runsOnceMore } of written)
    queryClient.setQueryData(key, data, { updatedAt: runsOnceMore ? 1 : Date.now() })
}

/** Reads what a page that was written asks for besides; false when there was nothing. */
export async function readWaiting(queryClient: QueryClient): Promise<boolean> {
  const waiting = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.status === 'pending' && !('enabled' in options && options.enabled === false))
  await Promise.all(waiting.map((query) => query.fetch().catch(() => undefined)))
  return waiting.length > 0
}
