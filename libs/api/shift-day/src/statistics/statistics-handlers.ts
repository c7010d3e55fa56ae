import { localDate } from '@s4/domain/shift-text'
import { findMonday, weekAfter } from '@s4/domain/week'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { countAlerts } from './count-alerts'
import { countWeeks, listSites, WEEKS_AHEAD } from './count-weeks'

export const statisticsHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('statistics.show', async ({ input: { weeks, siteId }, actor: { companyId, siteIds } }) => {
    const now = clock.now()
    const today = localDate(now.toISOString())
    const thisMonday = findMonday(today) ?? today
    const [from, chosen] = [
      weekAfter(thisMonday, 1 - weeks),
      siteId === undefined ? siteIds : [siteId].filter((id) => siteIds === null || siteIds.includes(id)),
    ]
    const [counted, alerts, sites] = await Promise.all([
      countWeeks(db, {
        companyId,
        siteIds: chosen,
        from,
        until: weekAfter(thisMonday, WEEKS_AHEAD),
        now,
      }),
      countAlerts(db, { companyId, siteIds: chosen, from, now }),
      listSites(db, { companyId, siteIds }),
    ])
    return { weeks: counted, thisMonday, alerts, sites }
  }),
]
