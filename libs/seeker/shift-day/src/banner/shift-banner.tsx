import { Stack } from '@s4/ui'
import { TodayStrip } from './today-strip'
import { UnsentBar } from './unsent-bar'

/** Above every screen of the worker: what waits on this phone, and today's shift. */
export const ShiftBanner = () => (
  <Stack gap="sm">
    <UnsentBar />
    <TodayStrip />
  </Stack>
)
