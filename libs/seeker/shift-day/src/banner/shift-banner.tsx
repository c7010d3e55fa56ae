import { Banners } from '@s4/ui'
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
