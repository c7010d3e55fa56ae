import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where a program of the distribution is; undefined when it is not there. */
const findProgram = (name: string) =>
  ['/usr/bin', '/usr/sbin'].map((folder) => join(folder, name)).find((path) => existsSync(path))

const POSTGRESQL = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL's programs. */
const findPostgres = () =>
  (existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : [])
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(POSTGRESQL, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))

/** What is run of the distribution, by the name of its package. */
const programs = {
  'nginx-light': () => findProgram('nginx'),
  postgresql: findPostgres,
  pgbackrest: () => findProgram('pgbackrest'),
  restic: () => findProgram('restic'),
  pgbouncer: () => findProgram('pgbouncer'),
  buildah: () => findProgram('buildah'),
  debootstrap: () => findProgram('debootstrap'),
} as const

export type PackageName = keyof typeof programs

const isMissing = (name: PackageName) => programs[name]() === undefined

/** What a rehearsal needs. */
export const REHEARSED: readonly PackageName[] = ['nginx-light', 'postgresql', 'pgbackrest', 'restic']

/** Those of the packages that this machine has not, after installing them where we may. */
export function missingPackages(names: readonly PackageName[]): PackageName[] {
  const missing = names.filter(isMissing)
  if (missing.length > 0) install(missing)
  return missing.filter(isMissing)
}

/** The program of a package, or PostgreSQL's folder of programs. Ask `missingPackages` first. */
export const programOf = (name: PackageName): string => programs[name]() ?? name

function install(names: readonly string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update')
  apt('install', '-y', '--no-install-recommends', ...names)
}
