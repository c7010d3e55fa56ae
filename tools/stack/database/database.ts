import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Child, startChild } from '../processes/child'
import { tellKeeper } from '../processes/keeper'
import { expectFree, freePort } from '../processes/ports'
import { keptSecrets } from '../../workspace/private-file'
import { type Cluster, prepareCluster } from './postgres-cluster'
import { archiveSettings } from './archive'
import { letOwnerEndSessions, prepareRoles } from './postgres-roles'
import { refusal } from '../../workspace/refusal'
import { until } from '../processes/until'

export interface DatabaseOptions {
  /** Keeps the cluster, its passwords and its log; made when missing. */
  dataDir: string
  /** Any free port unless told. */
  port?: number
  /** False trades safety for speed: only for what is thrown away. */
  durable?: boolean
  /** 100 unless told. */
  connections?: number
  /** Where each finished part of its log is copied, at least once a minute; nowhere unless told. */
  archive?: string | undefined
  /** Milliseconds until it is ready; a minute unless told. */
  within?: number
}

export interface RunningDatabase {
  /** Database `s4` as `s4_server`, the role the server runs as. */
  url: string
  /** Database `s4` as `s4_owner`, the role that migrates and may create databases. */
  ownerUrl: string
  /** Database `postgres` as the superuser. */
  adminUrl: string
  log: string
  /** Of PostgreSQL's first process. */
  pid: number
  /** Where the cluster is, when root had to put it outside `dataDir`. */
  elsewhere: string | undefined
  /** Resolves with a word on how it ended. */
  ended: Promise<string>
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL on a data folder, initialising it the first time and recovering it after a kill.
 * Fails with a plain sentence: a taken port, a folder it cannot use, a start that did not work and where its log is.
 */
export async function startDatabase({
  dataDir,
  port,
  durable = true,
  connections = 100,
  archive,
  within = 60_000,
}: DatabaseOptions): Promise<RunningDatabase> {
  mkdirSync(dataDir, { recursive: true })
  const log = join(dataDir, 'logs', 'database.log')
  mkdirSync(join(dataDir, 'logs'), { recursive: true })
  const makePassword = () => randomBytes(24).toString('base64url')
  const passwords = keptSecrets(join(dataDir, 'database-passwords.json'), {
    admin: makePassword,
    owner: makePassword,
    server: makePassword,
    place: makePassword,
  })

  const cluster = await prepareCluster({ dataDir, place: passwords.place, password: passwords.admin, durable, log })
  const chosen = port ?? (await freePort())
  await expectFree(chosen, 'POSTGRES_PORT', 'the database')
  const child = await startServer(cluster, { port: chosen, durable, connections, archive, within, log })

  const roleUrl = (role: string, password: string, name: string) =>
    `postgresql://${role}:${password}@127.0.0.1:${chosen}/${name}`
  const adminUrl = roleUrl('postgres', passwords.admin, 'postgres')
  try {
    await prepareRoles(adminUrl, passwords)
  } catch (error) {
    await child.stop()
    throw refusal(
      'The database started but could not be set up ' +
        `(${error instanceof Error ? error.message : String(error)}). Its log is ${log}.`,
      error,
    )
  }
  return {
    url: roleUrl('s4_server', passwords.server, 's4'),
    ownerUrl: roleUrl('s4_owner', passwords.owner, 's4'),
    adminUrl,
    log,
    pid: child.pid,
    elsewhere: cluster.elsewhere ? dirname(cluster.folder) : undefined,
    ended: child.ended,
    stop: child.stop,
  }
}

/**
 * A throw-away cluster for a test run: fast, on a free port, gone with its folder at `stop` or when this process ends.
 */
export async function startTemporaryDatabase(): Promise<RunningDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 's4-database-'))
  tellKeeper({ remove: folder })
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  const database = await startDatabase({ dataDir: folder, durable: false, connections: 200 })
  if (database.elsewhere) tellKeeper({ remove: database.elsewhere })
  await letOwnerEndSessions(database.adminUrl)
  const stop = async () => {
    await database.stop()
    for (const path of [folder, database.elsewhere]) if (path) rmSync(path, { recursive: true, force: true })
  }
  return { ...database, stop }
}

interface ServerOptions extends Required<Pick<DatabaseOptions, 'port' | 'durable' | 'connections' | 'within'>> {
  log: string
  archive: string | undefined
}

async function startServer(
  { folder, binaries, user }: Cluster,
  { port, durable, connections, archive, within, log }: ServerOptions,
): Promise<Child> {
  const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: String(connections),
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : careless),
    ...(archive !== undefined && archiveSettings(archive, user)),
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const since = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
  const child = await startChild({
    command: binaries.postgres,
    args: ['-D', folder, '-p', String(port), ...flags],
    cwd: '/',
    log,
    signal: 'SIGINT',
    grace: 20_000,
    user,
  })

  const ready = await until(() => !child.isRunning() || isReady(folder, child.pid), { within, every: 20 })
  if (ready && child.isRunning()) return child
  await child.stop()
  throw refusal(`The database did not start: ${reasonIn(log, since)} Its log is ${log}.`)
}

/** PostgreSQL writes its state on the eighth line of its mark. */
function isReady(folder: string, pid: number) {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

/** What PostgreSQL said since the start, in its own words, as a sentence. */
function reasonIn(log: string, since: number) {
  const text = readFileSync(log)
  // A log that had grown long began anew with this start.
  const said = text.subarray(text.length < since ? 0 : since).toString('utf8')
  const lines = said.trim().split('\n')
  const line = lines.findLast((text) => /FATAL|PANIC|ERROR/.test(text)) ?? lines.slice(-3).join(' ')
  return line.replace(/^.*?(FATAL|PANIC|ERROR|LOG):\s*/, '').replace(/\.?$/, '.') || 'it said nothing.'
}
