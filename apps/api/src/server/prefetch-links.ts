import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))
type Manifest = z.infer<typeof Manifest>

/** What each role sees first after signing in. */
const firstScreens = [
  { app: 'seeker-web', host: 'seeker', entry: 'index.html', screen: /libs\/seeker\/find-work\/src\/jobs-page\.tsx$/ },
  { app: 'company-web', host: 'company', entry: 'index.html', screen: /libs\/company\/jobs\/src\/recent-jobs-page\.tsx$/ },
]

interface Places {
  sitesDir: string
  /** Address of a host of ours: `http://seeker.s4.localhost:4200`. */
  addressOf: (host: string) => string
}

/**
 * The value of a `Link` header that has the browser fetch, when idle, what the two apps show first: signing in then costs no wait.
 * Empty where they are not built.
 */
export function prefetchLinks({ sitesDir, addressOf }: Places): string {
  return firstScreens
    .flatMap(({ app, host, entry, screen }) => filesOf(join(sitesDir, app, 'dist', '.vite', 'manifest.json'), entry, screen).map((file) => `${addressOf(host)}/${file}`))
    .map((address) => `<${address}>; rel=prefetch; as=script`)
    .join(', ')
}

function filesOf(manifestFile: string, entry: string, screen: RegExp): string[] {
  if (!existsSync(manifestFile)) return []
  const manifest = Manifest.parse(JSON.parse(readFileSync(manifestFile, 'utf8')))
  const names = [entry, ...Object.keys(manifest).filter((name) => screen.test(name))]
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
