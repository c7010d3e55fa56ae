import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'

const CACHE_MS = 10_000

/** Cached for ten seconds, because the landing page shows it to everybody. */
export const openJobsCountHandlers = ({ search, clock }: Deps) => {
  let cached = { count: 0, until: -Infinity }

  return [
    implement('jobSearch.count', async () => {
      const now = clock.now()
      if (now.getTime() >= cached.until || cached.until - now.getTime() > CACHE_MS) {
        const [row] = await search.anybody.query<{ count: number }>(
          'select count(*)::integer as count from open_job where bookable_until > $1',
          [now],
        )
        cached = { count: row?.count ?? 0, until: now.getTime() + CACHE_MS }
      }
      return { count: cached.count }
    }),
  ]
}
