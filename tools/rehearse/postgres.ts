import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Child, startChild } from '../stack/processes/child'
import { unprivilegedUser } from '../stack/processes/unprivileged'
import { until } from '../stack/processes/until'
import { refusal } from '../workspace/refusal'
import { findPostgres, fromDistribution } from './debian'
import type { Machine } from './machine'

interface Database {
  serverUrl: string
  ownerUrl: string
  stop: () => Promise<void>
}

/** Starts the distribution's PostgreSQL with the two roles of docs/run/first-install.md. */
export async function startPostgres({ at }: Machine, port: number): Promise<Database> {
  const programs = fromDistribution(findPostgres, 'postgresql')
  const home = at('/var/lib/postgresql')
  mkdirSync(home, { recursive: true })
  const user = unprivilegedUser(home)
  if (user) chownSync(home, user.uid, user.gid)
  const admin = newPassword()
  initialise({ programs, home, user, password: admin })

  const flags = ['listen_addresses=127.0.0.1', `unix_socket_directories=`, `port=${port}`].flatMap((flag) => [
    '-c',
    flag,
  ])
  const child = await startChild({
    command: join(programs, 'postgres'),
    args: ['-D', join(home, 'data'), ...flags],
    cwd: '/',
    log: at('/var/log/postgresql.log'),
    signal: 'SIGINT',
    user,
  })
  const urlOf = (role: string, password: string, name: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${name}`
  await expectAnswer(child, urlOf('postgres', admin, 'postgres'))
  const [owner, server] = [newPassword(), newPassword()]
  await sql(urlOf('postgres', admin, 'postgres'), [
    `create role s4_owner login password '${owner}'`,
    `create role s4_server login password '${server}'`,
    'create database s4 owner s4_owner',
  ])
  return { serverUrl: urlOf('s4_server', server, 's4'), ownerUrl: urlOf('s4_owner', owner, 's4'), stop: child.stop }
}

const newPassword = () => randomBytes(24).toString('base64url')

interface Cluster {
  programs: string
  home: string
  user: ReturnType<typeof unprivilegedUser>
  password: string
}

function initialise({ programs, home, user, password }: Cluster) {
  const file = join(home, 'password')
  writeFileSync(file, password)
  if (user) chownSync(file, user.uid, user.gid)
  const { status, stderr } = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      join(home, 'data'),
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '-A',
      'scram-sha-256',
      '--locale=C.UTF-8',
      `--pwfile=${file}`,
    ],
    { cwd: '/', encoding: 'utf8', ...(user && { uid: user.uid, gid: user.gid }) },
  )
  rmSync(file)
  if (status !== 0) throw refusal(`PostgreSQL could not make its data folder: ${stderr}`)
}

async function expectAnswer(child: Child, url: string) {
  const answers = () =>
    sql(url, ['select 1']).then(
      () => true,
      () => false,
    )
  if (await until(async () => !child.isRunning() || (await answers()), { within: 30_000 })) return
  await child.stop()
  throw refusal('PostgreSQL did not start.')
}

async function sql(url: string, statements: readonly string[]) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
