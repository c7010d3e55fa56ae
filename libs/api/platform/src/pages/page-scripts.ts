import { appPages } from '@s4/contract/app-pages'
import type { OwnApp } from './first-screens'
import { builtFiles, START } from './manifest'

/** The addresses of the scripts that a page needs beyond those its app starts with, by the page's path as declared. */
export function pageScripts(sitesDir: string): Record<OwnApp, ReadonlyMap<string, string[]>> {
  const scriptsOf = (app: OwnApp) => {
    const files = builtFiles(sitesDir, `${app}-web`)
    const atStart = new Set(files([START]))
    return new Map(
      appPages[app].map(({ path, modules }) => [
        path,
        files(modules)
          .filter((file) => file.endsWith('.js') && !atStart.has(file))
          .map((file) => `/${file}`),
      ]),
    )
  }
  return { seeker: scriptsOf('seeker'), company: scriptsOf('company') }
}
