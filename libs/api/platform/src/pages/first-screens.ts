import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { appUrl } from '../settings/app-url'
import type { Settings } from '../settings/settings'

const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))
type Manifest = z.infer<typeof Manifest>

export type OwnApp = 'seeker' | 'company'

/** The script addresses of each app's first screen. */
export type FirstScreens = Record<OwnApp, string[]>

/** Scripts that a browser can prefetch before it enters an app. Empty when the apps are not built. */
export function firstScreens(settings: Settings): FirstScreens {
  const firstScripts = (app: OwnApp) =>
    readEntryFiles(join(settings.sitesDir ?? '', `${app}-web`, 'dist', '.vite', 'manifest.json')).map((file) =>
      appUrl(settings, app, `/${file}`),
    )
  return settings.sitesDir
    ? { seeker: firstScripts('seeker'), company: firstScripts('company') }
    : { seeker: [], company: [] }
}

/** The value of a `Link` header that prefetches scripts. */
export const prefetchHeader = (addresses: readonly string[]): string =>
  addresses.map((address) => `<${address}>; rel=prefetch; as=script`).join(', ')

function readEntryFiles(manifestFile: string): string[] {
  if (!existsSync(manifestFile)) return []
  const found = new Set<string>()
  collect(Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8'))), 'index.html', found)
  return [...found]
}

function collect(manifest: Manifest, name: string, found: Set<string>): void {
  const chunk = manifest[name]
  if (!chunk || found.has(chunk.file)) return
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found)
}
