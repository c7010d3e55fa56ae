import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { refusal } from '../workspace/refusal'

/** A program of the distribution; its package is installed when it is missing and we may. */
export function fromDistribution(find: () => string | undefined, packageName: string): string {
  const found = find() ?? (install(packageName) ? find() : undefined)
  if (found) return found
  throw refusal(`The rehearsal needs ${packageName}. Install it: apt-get install ${packageName}.`)
}

/** Where a program of the distribution is; undefined when it is not. */
export const installed = (program: string) =>
  ['/usr/bin', '/usr/sbin'].map((folder) => join(folder, program)).find((path) => existsSync(path))

const POSTGRESQL = '/usr/lib/postgresql'

/** The newest PostgreSQL's programs. */
export const findPostgres = () =>
  (existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : [])
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(POSTGRESQL, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))

function install(packageName: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return apt('update') && apt('install', '-y', '--no-install-recommends', packageName)
}
