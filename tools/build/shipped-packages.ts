import { existsSync, readFileSync } from 'node:fs'
import { inWorkspace } from '../workspace/paths'

export interface ShippedPackage {
  name: string
  version: string
  /** As the package names it, in SPDX's words for most. */
  licence: string
  /** Of the archive it came from, as `sha512-…` in base64. */
  integrity: string | null
  /** Within the workspace. */
  path: string
}

interface LockEntry {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
}

/** The packages of the lock file that S4 needs to run on this machine, by name. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(inWorkspace('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
    .filter(([path]) => existsSync(inWorkspace(path)))
    .map(([path, { version = '', license, integrity = null }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? licenceOf(path),
      integrity,
      path,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version))
}

/** Old packages list several, as `licenses: [{ type }]`. */
function licenceOf(path: string): string {
  const { licenses = [] } = JSON.parse(readFileSync(inWorkspace(path, 'package.json'), 'utf8')) as {
    licenses?: { type: string }[]
  }
  return licenses.map(({ type }) => type).join(' OR ') || 'none named'
}
