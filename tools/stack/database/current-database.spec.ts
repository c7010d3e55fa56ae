import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@s4/db'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startCurrentDatabase } from './current-database'
import { type RunningDatabase, startDatabase } from './database'

let folder: string
let running: RunningDatabase | undefined
const said: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 's4-older-'))
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  said.length = 0
})
afterEach(async () => {
  await running?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const options = () => ({ dataDir: folder, durable: false })
const start = async () => (running = await startCurrentDatabase(options(), (sentence) => said.push(sentence)))

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/**
 * What an earlier start left behind: a database with another first migration, a file, accounts, and the lock of the
 * start that is running.
 */
async function leaveOlderData() {
  const database = await startDatabase(options())
  const migrations = join(folder, 'older')
  mkdirSync(migrations)
  writeFileSync(
    join(migrations, '0001.do.create-identity.sql'),
    'create table older (text text); create table audit_entry (); create table installation (key_check_sealed bytea)',
  )
  await migrate(database.ownerUrl, database.url, migrations)
  await ask(database.ownerUrl, `insert into older values ('a night at the dock')`)
  await database.stop()
  rmSync(migrations, { recursive: true })
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files', 'picture'), 'bytes')
  mkdirSync(join(folder, 'auth'))
  writeFileSync(join(folder, 'auth', 'accounts.json'), '[]')
  writeFileSync(join(folder, 'lock.json'), '{}')
}

it('keeps the data of an older S4 aside, says so in one sentence, and begins anew', async () => {
  await leaveOlderData()

  const { ownerUrl } = await start()

  const today = new Date().toISOString().slice(0, 10)
  const kept = join(folder, `kept-${today}`)
  expect(said).toEqual([`An older S4 made the data in ${folder}: all of it is kept in ${kept}, and S4 begins anew.`])
  expect(readFileSync(join(kept, 'files', 'picture'), 'utf8')).toBe('bytes')
  expect(existsSync(join(kept, 'auth', 'accounts.json'))).toBe(true)
  expect(existsSync(join(folder, 'auth'))).toBe(false)
  expect(existsSync(join(folder, 'lock.json'))).toBe(true)
  expect(await ask(ownerUrl, `select tablename from pg_tables where schemaname = 'public'`)).toEqual([])

  await running?.stop()
  running = await startDatabase({ ...options(), dataDir: kept })
  expect(await ask(running.ownerUrl, 'select text from older')).toEqual([{ text: 'a night at the dock' }])
})

it('leaves a database of its own schema where it is', async () => {
  const first = await start()
  await migrate(first.ownerUrl, first.url)
  await ask(first.ownerUrl, `insert into rate_window values ('k', 1, now())`)
  await first.stop()

  const again = await start()

  expect(said).toEqual([])
  expect(await ask(again.ownerUrl, 'select attempts from rate_window')).toEqual([{ attempts: 1 }])
})
