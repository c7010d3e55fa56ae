import { lazyAfterPaint } from '@s4/app-root'

/** What waits on this phone, and today's shift. */
export const ShiftBanner = lazyAfterPaint(async () => (await import('@s4/seeker-shift-day/shift-banner')).ShiftBanner)
