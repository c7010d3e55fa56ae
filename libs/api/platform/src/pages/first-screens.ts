import { builtFiles, START } from './manifest'
import { appUrl } from '../settings/app-url'
import type { Settings } from '../settings/settings'

export type OwnApp = 'seeker' | 'company'

/** The script addresses of each app's first screen. */
export type FirstScreens = Record<OwnApp, string[]>

/** Scripts that a browser can prefetch before it enters an app. Empty when the apps are not built. */
export function firstScreens(settings: Settings): FirstScreens {
  const firstScripts = (app: OwnApp) =>
    builtFiles(settings.sitesDir ?? '', `${app}-web`)([START]).map((file) => appUrl(settings, app, `/${file}`))
  return settings.sitesDir
    ? { seeker: firstScripts('seeker'), company: firstScripts('company') }
    : { seeker: [], company: [] }
}

/** The value of a `Link` header that prefetches scripts. */
export const prefetchHeader = (addresses: readonly string[]): string =>
  addresses.map((address) => `<${address}>; rel=prefetch; as=script`).join(', ')
