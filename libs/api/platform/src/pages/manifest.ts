import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Manifest = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).optional() }))
type Manifest = z.infer<typeof Manifest>

/** The module an app starts with, as its manifest names it. */
export const START = 'index.html'

/** Gives the files of an app's modules with all they import; none of a module or an app that is not built. */
export function builtFiles(sitesDir: string, site: string): (modules: readonly string[]) => string[] {
  const file = join(sitesDir, site, 'dist', '.vite', 'manifest.json')
  const manifest: Manifest = existsSync(file) ? Manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return (modules) => {
    const found = new Set<string>()
    for (const module of modules) collect(manifest, module, found)
    return [...found]
  }
}

function collect(manifest: Manifest, name: string, found: Set<string>): void {
  const chunk = manifest[name]
  if (!chunk || found.has(chunk.file)) return
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found)
}
