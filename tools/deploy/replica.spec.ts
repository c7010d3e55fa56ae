import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { searchReads } from '@s4/api-platform/replica'
import { connect, connectionLimits, type Db } from '@s4/db'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { copyTree } from '../backup/back-up'
import { type RunningDatabase, startDatabase } from '../stack/database/database'
import { postgresBinaries } from '../stack/database/postgres-binaries'
import { clusterPlace } from '../stack/database/postgres-cluster'
import { type Child, startChild } from '../stack/processes/child'
import { freePort } from '../stack/processes/ports'

// A streaming replica of PostgreSQL itself, made as docs/run/many-machines.md says.
const folder = mkdtempSync(join(tmpdir(), 's4-replica-'))
chmodSync(folder, 0o711)
let primary: RunningDatabase
let standby: Child
let [primaryDb, standbyDb, admin]: ReturnType<typeof connect>[] = []

beforeAll(async () => {
  // Durable: only then is what was committed in the log's written part.
  primary = await startDatabase({ dataDir: join(folder, 'primary') })
  const port = await freePort()
  standby = await startStandby(port)
  primaryDb = connect(primary.ownerUrl, { max: 2 })
  standbyDb = connect(at(port, primary.url), connectionLimits.replica)
  admin = connect(at(port, primary.adminUrl), { max: 1 })
  await primaryDb.query('create table note (text text)')
  await primaryDb.query('grant select on note to s4_server')
})
afterAll(async () => {
  await Promise.all([primaryDb?.end(), standbyDb?.end(), admin?.end()])
  await standby.stop()
  await primary.stop()
  for (const path of [folder, primary.elsewhere]) if (path) rmSync(path, { recursive: true, force: true })
})

const at = (port: number, address: string) => {
  const url = new URL(address)
  url.port = String(port)
  return url.href
}

/** What `pg_basebackup -R` makes, and PostgreSQL on it. */
async function startStandby(port: number): Promise<Child> {
  const dataDir = join(folder, 'primary')
  const { place } = JSON.parse(readFileSync(join(dataDir, 'database-passwords.json'), 'utf8')) as { place: string }
  const { folder: from, user } = clusterPlace({ dataDir, place })
  const to = join(folder, 'standby')
  const source = connect(primary.adminUrl, { max: 1 })
  await source.transaction(async (tx) => {
    await tx.query(`select pg_backup_start('standby', true)`)
    copyTree(from, to, undefined, (path) => !/^(?:postmaster\.|pg_wal\/)/.test(path))
    mkdirSync(join(to, 'pg_wal'), { recursive: true })
    const [stopped] = await tx.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
    writeFileSync(join(to, 'backup_label'), stopped?.label ?? '')
  })
  await source.end()
  writeFileSync(join(to, 'standby.signal'), '')
  const settings = `primary_conninfo = '${primary.adminUrl}'\nhot_standby_feedback = on\n`
  writeFileSync(join(to, 'postgresql.auto.conf'), settings)
  if (user)
    for (const path of [to, ...readdirSync(to, { recursive: true, encoding: 'utf8' }).map((name) => join(to, name))])
      chownSync(path, user.uid, user.gid)
  return startChild({
    command: postgresBinaries(user, dataDir).postgres,
    args: ['-D', to, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    cwd: '/',
    log: join(folder, 'standby.log'),
    signal: 'SIGINT',
    grace: 20_000,
    user,
  })
}

/** Where it is read, and how many notes there are. */
const look = async (db: Db) =>
  (
    await db.query<{ isStandby: boolean; notes: number }>(
      'select pg_is_in_recovery() as is_standby, (select count(*)::int from note) as notes',
    )
  )[0]

const write = () => primaryDb?.query(`insert into note values ('written')`)

it('reads on the standby what was just written, on the primary while the standby is behind or away', async () => {
  if (!primaryDb || !standbyDb || !admin) throw new Error('Not started.')
  const reads = searchReads(primaryDb, standbyDb)
  await vi.waitFor(async () => expect(await look(reads.anybody)).toEqual({ isStandby: true, notes: 0 }), 30_000)

  for (const notes of [1, 2, 3]) {
    await write()
    expect(await look(await reads.upToDate())).toEqual({ isStandby: true, notes })
  }

  await admin.query('select pg_wal_replay_pause()')
  await write()
  expect(await look(await reads.upToDate())).toEqual({ isStandby: false, notes: 4 })
  expect(await look(reads.anybody)).toEqual({ isStandby: true, notes: 3 })
  await admin.query('select pg_wal_replay_resume()')
  await vi.waitFor(
    async () => expect(await look(await reads.upToDate())).toEqual({ isStandby: true, notes: 4 }),
    30_000,
  )

  // A failover: it becomes a primary, and still answers.
  await admin.query('select pg_promote()')
  expect((await look(reads.anybody))?.notes).toBe(4)

  await standby.stop()
  expect(await look(reads.anybody)).toEqual({ isStandby: false, notes: 4 })
})
