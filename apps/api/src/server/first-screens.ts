import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { appUrl } from './app-url'
import type { Settings } from './settings'

const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))
type Manifest = z.infer<typeof Manifest>

/** What each role sees first after signing in. */
const screens = {
  seeker: /libs\/seeker\/find-work\/src\/jobs-page\.tsx$/,
  company: /libs\/company\/jobs\/src\/recent-jobs-page\.tsx$/,
}

export type OwnApp = keyof typeof screens

/** The addresses of the scripts of each app's first screen. */
export type FirstScreens = Record<OwnApp, string[]>

/** What a browser can fetch, when idle, on its way into an app: signing in then costs no wait. Empty where the apps are not built. */
export function firstScreens(settings: Settings): FirstScreens {
  const scriptsOf = (app: OwnApp) =>
    filesOf(join(settings.sitesDir ?? '', `${app}-web`, 'dist', '.vite', 'manifest.json'), screens[app]).map((file) => appUrl(settings, app, `/${file}`))
  return settings.sitesDir ? { seeker: scriptsOf('seeker'), company: scriptsOf('company') } : { seeker: [], company: [] }
}

/** The value of a `Link` header that asks for scripts ahead of need. */
export const prefetchHeader = (addresses: readonly string[]): string => addresses.map((address) => `<${address}>; rel=prefetch; as=script`).join(', ')

function filesOf(manifestFile: string, screen: RegExp): string[] {
  if (!existsSync(manifestFile)) return []
  const manifest = Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const names = ['index.html', ...Object.keys(manifest).filter((name) => screen.test(name))]
  const found = new Set<string>()
  for (const name of names) collect(manifest, name, found)
  return [...found]
}

function collect(manifest: Manifest, name: string, found: Set<string>): void {
  const chunk = manifest[name]
  if (!chunk || found.has(chunk.file)) return
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found)
}
