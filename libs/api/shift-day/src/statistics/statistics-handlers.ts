import { localDate } from '@s4/domain/shift-text'
import { findMonday, weekAfter } from '@s4/domain/week'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { countWeeks, listSites, WEEKS_AHEAD } from './count-weeks'

export const statisticsHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('statistics.show', async ({ input: { weeks, siteId }, actor: { companyId, siteIds } }) => {
    const now = clock.now()
    const today = localDate(now.toISOString())
    const thisMonday = findMonday(today) ?? today
    const [counted, sites] = await Promise.all([
      countWeeks(db, {
        companyId,
        siteIds: siteId === undefined ? siteIds : [siteId].filter((id) => siteIds === null || siteIds.includes(id)),
        from: weekAfter(thisMonday, 1 - weeks),
        until: weekAfter(thisMonday, WEEKS_AHEAD),
        now,
      }),
      listSites(db, { companyId, siteIds }),
    ])
    return { weeks: counted, thisMonday, sites }
  }),
]
