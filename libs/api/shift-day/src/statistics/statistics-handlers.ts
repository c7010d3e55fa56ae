import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { countWeeks, listSites, WEEKS_AHEAD } from './count-weeks'

const WEEK_MS = 7 * 24 * 60 * 60_000

export const statisticsHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('statistics.show', async ({ input: { weeks, siteId }, actor: { companyId, siteIds } }) => {
    const now = clock.now()
    const thisMonday = mondayOf(now)
    const [counted, sites] = await Promise.all([
      countWeeks(db, {
        companyId,
        siteIds: siteId === undefined ? siteIds : [siteId].filter((id) => siteIds === null || siteIds.includes(id)),
        from: dayText(thisMonday.getTime() - (weeks - 1) * WEEK_MS),
        until: dayText(thisMonday.getTime() + WEEKS_AHEAD * WEEK_MS),
        now,
      }),
      listSites(db, { companyId, siteIds }),
    ])
    return { weeks: counted, thisMonday: dayText(thisMonday.getTime()), sites }
  }),
]

function mondayOf(now: Date): Date {
  const midnight = new Date(now)
  midnight.setUTCHours(0, 0, 0, 0)
  return new Date(midnight.getTime() - ((midnight.getUTCDay() + 6) % 7) * (WEEK_MS / 7))
}

const dayText = (time: number): string => new Date(time).toISOString().slice(0, 10)
