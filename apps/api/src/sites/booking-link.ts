import type { Settings } from '../server/settings'

/** What a site's QR code holds: the seeker's booking screen with the code filled in. */
export function bookingLink({ baseDomain, port, secureCookies }: Settings, code: string): string {
  // Past localhost a proxy stands in front, on the usual port.
  const origin = secureCookies ? `https://seeker.${baseDomain}` : `http://seeker.${baseDomain}:${port}`
  return `${origin}/User-MyWorkAssignedBook?code=${code}`
}
