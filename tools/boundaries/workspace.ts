import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Project {
  name: string
  /** The folder, from the workspace's root, with forward slashes. */
  root: string
  tags: string[]
  /** Entry points, as in the manifest: `.`, `./testing`. */
  entries: string[]
}

export interface SourceFile {
  /** From the workspace's root, with forward slashes. */
  path: string
  text: string
}

interface Manifest {
  name: string
  workspaces?: string[]
  exports?: Record<string, unknown>
  nx?: { tags?: string[] }
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/** Every project the root manifest's `workspaces` reach. */
export function readProjects(workspace: string): Project[] {
  const folders = (manifestIn(workspace).workspaces ?? []).flatMap((pattern) => listFolders(workspace, pattern))
  return folders
    .filter((root) => existsSync(join(workspace, root, 'package.json')))
    .map((root) => {
      const manifest = manifestIn(join(workspace, root))
      return { name: manifest.name, root, tags: manifest.nx?.tags ?? [], entries: Object.keys(manifest.exports ?? {}) }
    })
}

function listFolders(workspace: string, pattern: string) {
  if (!pattern.endsWith('/*')) return [pattern]
  const parent = pattern.slice(0, -2)
  if (!existsSync(join(workspace, parent))) return []
  return readdirSync(join(workspace, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`)
}

/** The project's own TypeScript and JavaScript, without what was installed or built. */
export function readSources(workspace: string, { root }: Pick<Project, 'root'>): SourceFile[] {
  return readdirSync(join(workspace, root), { withFileTypes: true }).flatMap((entry): SourceFile[] => {
    const path = `${root}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : readSources(workspace, { root: path })
    return /\.m?[jt]sx?$/.test(entry.name) ? [{ path, text: readFileSync(join(workspace, path), 'utf8') }] : []
  })
}

const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', '.vite'])
