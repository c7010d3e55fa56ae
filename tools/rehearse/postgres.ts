import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { type Child, startChild } from '../stack/processes/child'
import { unprivilegedUser, type User } from '../stack/processes/unprivileged'
import { until } from '../stack/processes/until'
import { refusal } from '../workspace/refusal'
import { programOf } from './debian'
import type { Machine } from './machine'

/** As Debian lays it out. */
const DATA = '/var/lib/postgresql/15/main'
const CONFIGURATION = '/etc/postgresql/15/main/postgresql.conf'

/** The passwords of a cluster's three roles. */
export type Passwords = Record<'postgres' | 's4_owner' | 's4_server', string>

/** Who owns the cluster: nobody else when we are not root. */
export const postgresUser = (at: Machine['at']): User | undefined => unprivilegedUser(at(DATA))

/** Makes a cluster as the distribution does, with the configuration of `deploy/one-machine`. */
export function newCluster(machine: Machine, port: number): Passwords {
  const passwords = { postgres: newPassword(), s4_owner: newPassword(), s4_server: newPassword() }
  prepareFolders(machine, port)
  const { at } = machine
  const user = postgresUser(at)
  const file = at('/var/lib/postgresql/password')
  writeFileSync(file, passwords.postgres)
  own(user, file)
  const { status, stderr } = spawnSync(
    join(programOf('postgresql'), 'initdb'),
    ['-D', at(DATA), '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8', `--pwfile=${file}`]
      // The folder of its socket is open to its own user alone.
      .concat('--auth-host=scram-sha-256', '--auth-local=trust'),
    { cwd: '/', encoding: 'utf8', ...(user && { uid: user.uid, gid: user.gid }) },
  )
  rmSync(file)
  if (status !== 0) throw refusal(`PostgreSQL could not make its data folder: ${stderr}`)
  return passwords
}

/** The folders and the configuration, without a cluster: for one that is restored. */
export function prepareFolders({ at }: Machine, port: number): void {
  const user = postgresUser(at)
  for (const folder of ['/var/lib/postgresql', dirname(DATA), DATA, '/run/postgresql']) {
    mkdirSync(at(folder), { recursive: true, mode: 0o700 })
    own(user, at(folder))
  }
  writeFileSync(
    at(CONFIGURATION),
    `listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = '${at('/run/postgresql')}'
include_dir = 'conf.d'
`,
  )
}

/** Starts the cluster and waits until it takes writes, which after a restore is when it has read the whole archive. */
export async function startCluster({ at }: Machine, port: number, passwords: Passwords): Promise<Child> {
  const child = await startChild({
    command: join(programOf('postgresql'), 'postgres'),
    args: ['-D', at(DATA), '-c', `config_file=${at(CONFIGURATION)}`],
    cwd: '/',
    env: { ...process.env, PGBACKREST_CONFIG: at('/etc/pgbackrest.conf') },
    log: at('/var/log/postgresql.log'),
    signal: 'SIGINT',
    grace: 20_000,
    user: postgresUser(at),
  })
  const takesWrites = () =>
    query(urlOf('postgres', { port, passwords }), 'select pg_is_in_recovery() as is_recovering').then(
      ([row]) => row?.is_recovering === false,
      () => false,
    )
  if (await until(async () => !child.isRunning() || (await takesWrites()), { within: 60_000 })) return child
  await child.stop()
  throw refusal(`PostgreSQL did not start; its log is ${at('/var/log/postgresql.log')}.`)
}

/** The two roles and the database, as docs/run/first-install.md makes them. */
export async function makeRoles(cluster: { port: number; passwords: Passwords }): Promise<void> {
  const { passwords } = cluster
  const admin = urlOf('postgres', cluster)
  await query(admin, `create role s4_owner login password '${passwords.s4_owner}'`)
  await query(admin, `create role s4_server login password '${passwords.s4_server}'`)
  await query(admin, 'create database s4 owner s4_owner')
}

export const urlOf = (
  role: keyof Passwords,
  { port, passwords }: { port: number; passwords: Passwords },
  database = role === 'postgres' ? 'postgres' : 's4',
): string => `postgresql://${role}:${passwords[role]}@127.0.0.1:${port}/${database}`

export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

const newPassword = () => randomBytes(24).toString('base64url')

function own(user: User | undefined, path: string) {
  if (user) chownSync(path, user.uid, user.gid)
}
