import { lazyInPicture } from '@s4/app-root'
import { StripRoom } from '@s4/seeker-shift-day/strip-room'
import { Banners } from '@s4/ui'
import { InPicture } from '@s4/ui/written'

const LoadedBanner = lazyInPicture(async () => (await import('@s4/seeker-shift-day/shift-banner')).ShiftBanner)

/** What waits on this phone, offers to answer, and today's shift. */
export const ShiftBanner = () => (
  <InPicture
    fallback={
      <Banners>
        <StripRoom of="offerStrip" />
        <StripRoom of="shiftStrip" />
      </Banners>
    }
  >
    <LoadedBanner />
  </InPicture>
)
