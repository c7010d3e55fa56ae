import type { Settings } from './settings'

/** The public origin of one of our hosts. */
export const appOrigin = ({ port, secureCookies }: Pick<Settings, 'port' | 'secureCookies'>, host: string): string =>
  // Except on localhost, a proxy serves the standard port.
  secureCookies ? `https://${host}` : `http://${host}:${port}`

/** The public address of a path of the shell or of an app. */
export const appUrl = (
  settings: Pick<Settings, 'baseDomain' | 'port' | 'secureCookies'>,
  app: 'shell' | 'seeker' | 'company',
  path: string,
): string => appOrigin(settings, app === 'shell' ? settings.baseDomain : `${app}.${settings.baseDomain}`) + path
