import type { Settings } from './settings'

/** Scheme, host and port under which people reach one of our hosts. */
export const appOrigin = ({ port, secureCookies }: Pick<Settings, 'port' | 'secureCookies'>, host: string): string =>
  // Past localhost a proxy stands in front, on the usual port.
  secureCookies ? `https://${host}` : `http://${host}:${port}`

/** The address people open for a path of the shell or of one of the apps. */
export const appUrl = (
  settings: Pick<Settings, 'baseDomain' | 'port' | 'secureCookies'>,
  app: 'shell' | 'seeker' | 'company',
  path: string,
): string => appOrigin(settings, app === 'shell' ? settings.baseDomain : `${app}.${settings.baseDomain}`) + path
