import type { Api } from '@s4/api-client'
import { Banners } from '@s4/ui'
import type { QueryClient } from '@tanstack/react-query'
import { comingShiftQuery, currentWorkQuery } from '../queries/shift-day-queries'
import { AppNotices } from './app-notices'
import { OfferStrip } from './offer-strip'
import { TodayStrip } from './today-strip'
import { UnsentBar } from './unsent-bar'

/** Above every screen of the worker: the app's own state, what waits on this phone, and today's shift. */
export const ShiftBanner = () => (
  <Banners>
    <AppNotices />
    <UnsentBar />
    <OfferStrip />
    <TodayStrip />
  </Banners>
)

/** Reads what the strips say. */
export const prefetchStrips = ({ api, queryClient }: { api: Api; queryClient: QueryClient }) =>
  Promise.all([
    queryClient.prefetchQuery(api.query('offers.list', {})),
    queryClient.prefetchQuery(currentWorkQuery(api)),
    queryClient.prefetchQuery(comingShiftQuery(api, null)),
  ])
