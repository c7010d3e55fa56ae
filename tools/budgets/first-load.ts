import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Files of a build's first load, from its folder, in no order. */
export function firstLoad(htmlFile: string, modules: string[]): string[] {
  const folder = dirname(htmlFile)
  const named = scriptsIn(readFileSync(htmlFile, 'utf8'))
  return [...new Set([...named, ...listChunks(folder, modules)])].map((file) => join(folder, file))
}

/** What modules add when they are asked for later, to the files of a build's first load. */
export function lateLoad(htmlFile: string, modules: string[]): string[] {
  const there = new Set(firstLoad(htmlFile, []))
  return firstLoad(htmlFile, modules).filter((file) => !there.has(file))
}

/** Scripts a document loads by itself: its entry and what it preloads. */
export function scriptsIn(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  return tags
    .filter((tag) => tag.startsWith('<script') || /\brel="?modulepreload\b/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="?([^"\s>]+)/.exec(tag)?.[1] ?? [])
    .filter((address) => address.endsWith('.js'))
    .map((address) => address.replace(/^\.?\//, ''))
}

export function readManifest(folder: string): Record<string, Chunk> {
  const file = join(folder, '.vite/manifest.json')
  if (!existsSync(file)) throw new Error(`${file} is missing: build with build.manifest on`)
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>
}

/** The modules of a build that are loaded when somebody opens a page. */
export const pageModules = (htmlFile: string): string[] =>
  Object.entries(readManifest(dirname(htmlFile)))
    .filter(([name, { isDynamicEntry }]) => isDynamicEntry && /-(pages?|screen)\.tsx$/.test(name))
    .map(([name]) => name)

interface Chunk {
  file: string
  src?: string
  imports?: string[]
  isDynamicEntry?: boolean
}

/** The chunks of lazily loaded modules with all they import; fails when the build knows no such module. */
function listChunks(folder: string, modules: string[]): string[] {
  if (modules.length === 0) return []
  const manifest = readManifest(folder)
  return modules.flatMap((module) => {
    const key = Object.keys(manifest).find((name) => name.endsWith(module))
    if (!key) throw new Error(`The build in ${folder} knows no ${module}: correct tools/budgets/pages.ts`)
    return withImports(manifest, key, new Set())
  })
}

function withImports(manifest: Record<string, Chunk>, key: string, seen: Set<string>): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen))]
}
