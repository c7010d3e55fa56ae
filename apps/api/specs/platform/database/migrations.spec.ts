import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, isRefusal, migrate, migrationsFolder, schemaCheck } from '@s4/db'
import { cloneDatabase } from '@s4/db/testing'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startingDatabase } from '../../../src/testing/stand-ins/starting-database'

const database = await cloneDatabase()
const owner = connect(database.ownerUrl, { max: 1 })
const temporaryFolder = mkdtempSync(join(tmpdir(), 's4-migrations-'))
const folder = join(temporaryFolder, 'migrations')

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  cpSync(migrationsFolder, folder, { recursive: true })
})
afterAll(async () => {
  await owner.end()
  await database.drop()
  rmSync(temporaryFolder, { recursive: true, force: true })
})

const addMigration = (file: string, sql: string) => writeFileSync(join(folder, file), sql)
const run = () => migrate(database.ownerUrl, database.serverUrl, folder)
const tables = async () =>
  (
    await owner.query<{ tablename: string }>(`select tablename from pg_tables where tablename like 'new%' order by 1`)
  ).map(({ tablename }) => tablename)

/** Those that queries can use. */
const indexes = async () =>
  (
    await owner.query<{ name: string }>(
      `select indexrelid::regclass::text as name from pg_index
       where indisvalid and indexrelid::regclass::text like 'new%'`,
    )
  ).map(({ name }) => name)

/** The sentence with which a refused start ends. */
async function refusalMessage(start: Promise<unknown>): Promise<string> {
  const error = await start.then(
    () => null,
    (caught: unknown) => caught,
  )
  expect(isRefusal(error)).toBe(true)
  return isRefusal(error) ? error.message : ''
}

describe('migrating the schema', () => {
  it('runs every file that has not run, even one with a lower number than the last', async () => {
    addMigration('9001.do.add-new-one.sql', 'create table new_one (id int)')
    await run()
    addMigration('9000.do.add-new-two.sql', 'create table new_two (id int)')
    await run()

    expect(await tables()).toEqual(['new_one', 'new_two'])
    await owner.query('drop table new_one, new_two')
    await owner.query('delete from migration where version >= 9000')
  })

  it('waits for a database that is starting', async () => {
    const starting = await startingDatabase(database.ownerUrl, 2)
    addMigration('9000.do.add-new-one.sql', 'create table new_one (id int)')

    await migrate(starting.url, database.serverUrl, folder)

    expect([starting.refusalsLeft(), await tables()]).toEqual([0, ['new_one']])
    await starting.close()
    await owner.query('drop table new_one')
    await owner.query('delete from migration where version >= 9000')
  })

  it('runs each file once when two processes bring the database up to date at once', async () => {
    addMigration('9000.do.add-new-one.sql', 'create table new_one (id int); select pg_sleep(0.3)')
    addMigration('9001.do.index-new-one.sql', 'create index concurrently if not exists new_by_id on new_one (id)')

    await Promise.all([run(), run()])

    expect(await tables()).toEqual(['new_one'])
    expect(await indexes()).toEqual(['new_by_id'])
    await owner.query('drop table new_one')
    await owner.query('delete from migration where version >= 9000')
  })

  it('makes an index again that could not be made', async () => {
    addMigration('9000.do.add-new-one.sql', 'create table new_one (id int); insert into new_one values (1), (1)')
    addMigration(
      '9001.do.index-new-one.sql',
      'create unique index concurrently if not exists new_by_id on new_one (id)',
    )
    expect(await refusalMessage(run())).toContain('9001.do.index-new-one.sql failed')

    await owner.query('delete from new_one')
    await run()

    expect(await indexes()).toEqual(['new_by_id'])
    await owner.query('drop table new_one')
    await owner.query('delete from migration where version >= 9000')
  })

  it('names the file that failed and the reason, and undoes its changes', async () => {
    addMigration('9000.do.add-new-half.sql', 'create table new_half (id int); select 1 from nowhere')

    expect(await refusalMessage(run())).toBe(
      'The migration 9000.do.add-new-half.sql failed (relation "nowhere" does not exist) and changed nothing. ' +
        'Correct the data it names, or go back to the previous version, and start again.',
    )
    expect(await tables()).toEqual([])
  })

  it('refuses a schema made by a newer S4', async () => {
    addMigration('9000.do.add-nothing.sql', 'select 1')
    await run()
    rmSync(join(folder, '9000.do.add-nothing.sql'))

    expect((await refusalMessage(run())).replace(/\d+(?=:)/, '1')).toBe(
      'The database has schema version 9000 and this program has version 1: a newer S4 has used it. ' +
        'Start that S4, or restore an earlier copy.',
    )
    await owner.query('delete from migration where version >= 9000')
  })

  it('a process that runs serves on a newer schema, and not on an older one', async () => {
    addMigration('9000.do.add-nothing.sql', 'select 1')
    const isNewEnoughForIt = schemaCheck(folder)
    rmSync(join(folder, '9000.do.add-nothing.sql'))
    const isNewEnough = schemaCheck(folder)
    expect(await isNewEnoughForIt(database.db)).toBe(false)
    expect(await isNewEnough(database.db)).toBe(true)

    addMigration('9000.do.add-nothing.sql', 'select 1')
    await run()

    expect(await isNewEnoughForIt(database.db)).toBe(true)
    expect(await isNewEnough(database.db)).toBe(true)
    await owner.query('delete from migration where version >= 9000')
  })

  it('refuses a file that was changed after it ran', async () => {
    addMigration('0001.do.create-platform.sql', 'select 1')

    expect(await refusalMessage(run())).toContain('0001.do.create-platform.sql was changed after it had run')
  })

  it('refuses a database made by an older S4 and changes nothing in it', async () => {
    await owner.query(`update migration set name = 'create-identity' where version = 1`)
    addMigration('9000.do.add-new-one.sql', 'create table new_one (id int)')

    expect(await refusalMessage(run())).toBe(
      'The database was made by an older S4, whose schema this one does not continue; nothing in it was changed. ' +
        'Name an empty database in DATABASE_URL, or start the S4 that made this one.',
    )
    expect(await tables()).toEqual([])
    await owner.query(`update migration set name = 'create-platform' where version = 1`)
  })
})
