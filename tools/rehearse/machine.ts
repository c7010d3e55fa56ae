import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { tellKeeper } from '../stack/processes/keeper'
import { inWorkspace } from '../workspace/paths'

/** A folder that stands for the root of a machine. */
export interface Machine {
  /** Where a path of the machine is, such as `/etc/s4/settings`. */
  at: (path: string) => string
  /** Gives settings of a file their values; adds those that it does not name. */
  fillIn: (path: string, values: Readonly<Record<string, string>>) => void
  remove: () => void
}

const FILES = inWorkspace('deploy', 'one-machine')

/** Where a person puts the files of `deploy/one-machine` (docs/run/first-install.md). */
const places: Readonly<Record<string, string>> = {
  'nginx.conf': '/etc/nginx/conf.d/s4.conf',
  'postgresql.conf': '/etc/postgresql/15/main/conf.d/s4.conf',
  'pgbackrest.conf': '/etc/pgbackrest.conf',
  settings: '/etc/s4/settings',
  owner: '/etc/s4/owner',
  backup: '/etc/s4/backup',
}
const UNITS = '/etc/systemd/system'

/** Puts the files of `deploy/one-machine` at their places, with this machine's domain, ports and secrets in them. */
export function newMachine(replaced: ReadonlyMap<string, string>): Machine {
  const root = mkdtempSync(join(tmpdir(), 's4-machine-'))
  tellKeeper({ remove: root })
  // PostgreSQL runs as another user, who must be able to enter.
  chmodSync(root, 0o711)
  const at = (path: string) => join(root, path)
  const paths = ['/etc/s4', '/srv/s4', '/var/lib/s4', '/var/lib/postgresql', '/run/postgresql']
  const own = new Map([...replaced, ...paths.map((path) => [path, at(path)] as const)])
  const put = (from: string, to: string) => {
    mkdirSync(dirname(at(to)), { recursive: true })
    const text = readFileSync(join(FILES, from), 'utf8')
    writeFileSync(at(to), replaceEach(text, own))
  }
  for (const [name, place] of Object.entries(places)) put(name, place)
  for (const name of readdirSync(FILES).filter((one) => /\.(service|target|timer)$/.test(one)))
    put(name, `${UNITS}/${name}`)
  for (const name of readdirSync(join(FILES, 'processes'))) put(`processes/${name}`, `/etc/s4/processes/${name}`)
  for (const folder of ['/srv', '/var/lib/s4/files', '/var/log', '/etc/s4/tls', '/run/postgresql'])
    mkdirSync(at(folder), { recursive: true })

  const fillIn: Machine['fillIn'] = (path, values) => {
    const named = readSettings(at(path))
    const lines = Object.entries({ ...named, ...values }).map(([name, value]) => `${name}=${value}`)
    writeFileSync(at(path), `${lines.join('\n')}\n`)
  }
  return { at, fillIn, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** In one pass: what was put in is not read again, because a chosen port may look like another of the files' ports. */
function replaceEach(text: string, own: ReadonlyMap<string, string>): string {
  const theirs = [...own.keys()].map((each) => each.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`))
  return text.replaceAll(new RegExp(theirs.join('|'), 'g'), (found) => own.get(found) ?? found)
}

/** A file of `NAME=value` lines, as systemd reads it. */
export const readSettings = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => /^(\w+)=(.*)$/.exec(line))
      .filter((found) => found !== null)
      .map(([, name = '', value = '']) => [name, value]),
  )
