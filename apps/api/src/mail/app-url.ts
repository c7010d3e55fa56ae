import type { Settings } from '../server/settings'

/** The address people open for a path of one of the apps. */
export const appUrl = ({ baseDomain, port, secureCookies }: Settings, app: 'seeker' | 'company', path: string): string =>
  // Past localhost a proxy stands in front, on the usual port.
  secureCookies ? `https://${app}.${baseDomain}${path}` : `http://${app}.${baseDomain}:${port}${path}`
