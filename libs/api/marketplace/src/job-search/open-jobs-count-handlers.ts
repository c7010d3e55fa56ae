import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'

const HELD = 10_000

/** Counted at most every ten seconds: everybody who opens the landing page asks. */
export const openJobsCountHandlers = ({ db, clock }: Deps) => {
  let held = { count: 0, until: -Infinity }

  return [
    implement('jobSearch.count', async () => {
      const now = clock.now()
      if (now.getTime() >= held.until || held.until - now.getTime() > HELD) {
        const [row] = await db.query<{ count: number }>(
          'select count(*)::integer as count from open_job where bookable_until > $1',
          [now],
        )
        held = { count: row?.count ?? 0, until: now.getTime() + HELD }
      }
      return { count: held.count }
    }),
  ]
}
