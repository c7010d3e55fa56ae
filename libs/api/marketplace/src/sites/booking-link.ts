import { seekerLinks } from '@s4/links'
import { appUrl, type Settings } from '@s4/api-platform/settings'

/** What a site's QR code holds: the seeker's booking screen with the code filled in. */
export const bookingLink = (settings: Settings, code: string): string =>
  appUrl(settings, 'seeker', `${seekerLinks.nextShift}?code=${code}`)
