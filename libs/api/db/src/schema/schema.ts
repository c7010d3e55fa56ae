import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Db } from '../connection/query-on'
import { refusal } from '../connection/refusal'

interface Migration {
  version: number
  name: string
  file: string
  sql: string
  md5: string
}

const builtFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** The build copies the migrations beside the server. */
export const migrationsFolder = existsSync(builtFolder)
  ? builtFolder
  : fileURLToPath(new URL('../../migrations', import.meta.url))

/** The migrations of a folder: `0001.do.create-platform.sql`. */
export function migrationsIn(folder: string): Migration[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)\.do\.(.+)\.sql$/.exec(file) ?? []
      if (!version || !name) return []
      const sql = readFileSync(join(folder, file), 'utf8')
      return [{ version: Number(version), name, file, sql, md5: createHash('md5').update(sql).digest('hex') }]
    })
}

/**
 * Runs new migrations, each in one transaction but for an index made concurrently. Refuses the schema of an older or
 * newer S4, a file that changed after it ran, and a file that fails.
 */
export async function runMigrations(client: pg.Client, folder: string): Promise<void> {
  await client.query(
    'create table if not exists migration (version bigint primary key, name text, md5 text, run_at timestamptz)',
  )
  const migrations = migrationsIn(folder)
  await refuseOlder(client, migrations)
  const { rows } = await client.query<{ version: string; md5: string | null }>('select version, md5 from migration')
  const ran = new Map(rows.map(({ version, md5 }) => [Number(version), md5]))
  refuseNewer([...ran.keys()], migrations)
  for (const migration of migrations) {
    const md5 = ran.get(migration.version)
    if (md5 === undefined) await runOne(client, migration)
    else if (md5 !== null && md5 !== migration.md5) {
      throw refusal(
        `The migration ${migration.file} was changed after it had run on this database. Put the file back as ` +
          'it was and write a new one.',
      )
    }
  }
}

async function runOne(client: pg.Client, { version, name, file, sql, md5 }: Migration): Promise<void> {
  const isApart = CONCURRENTLY.test(sql)
  try {
    if (isApart) await makeIndex(client, sql)
    await client.query('begin')
    if (!isApart) await client.query(sql)
    await client.query('insert into migration (version, name, md5, run_at) values ($1, $2, $3, now())', [
      version,
      name,
      md5,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    if (!(error instanceof pg.DatabaseError)) throw error
    throw refusal(
      `The migration ${file} failed (${error.message}) and changed nothing. Correct the data it names, or ` +
        'go back to the previous version, and start again.',
      error,
    )
  }
}

/** PostgreSQL makes an index beside the work of others only outside a transaction. */
const CONCURRENTLY = /^create (unique )?index concurrently /im

async function makeIndex(client: pg.Client, sql: string): Promise<void> {
  // An attempt that failed leaves an index that is never used.
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid',
  )
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`)
  await client.query(sql)
}

/** True for the schema of an older S4 that these migrations do not continue: its first migration has another name. */
export async function isFromOlderSchema(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query(`select 1 where to_regclass('public.migration') is not null`)
    return rows.length > 0 && (await hasOtherBeginning(client, migrationsIn(migrationsFolder)))
  } finally {
    await client.end()
  }
}

async function hasOtherBeginning(client: pg.Client, [first]: readonly Migration[]): Promise<boolean> {
  const { rows } = await client.query('select 1 from migration where version = $1 and name <> $2', [
    first?.version,
    first?.name,
  ])
  return rows.length > 0
}

async function refuseOlder(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  if (!(await hasOtherBeginning(client, migrations))) return
  throw refusal(
    'The database was made by an older S4, whose schema this one does not continue; nothing in it was ' +
      'changed. Name an empty database in DATABASE_URL, or start the S4 that made this one.',
  )
}

const newest = (versions: readonly number[]) => Math.max(0, ...versions)

function refuseNewer(ran: readonly number[], migrations: readonly Migration[]): void {
  const [database, program] = [newest(ran), newest(migrations.map(({ version }) => version))]
  if (database <= program) return
  throw refusal(
    `The database has schema version ${database} and this program has version ${program}: a newer S4 has ` +
      'used it. Start that S4, or restore an earlier copy.',
  )
}

/**
 * Whether everything this program needs is in the database. A newer schema is in order: while processes are replaced
 * one by one, the old ones serve on it. Reads its own versions once, because an upgrade may replace the files of a
 * running server.
 */
export function schemaCheck(folder = migrationsFolder): (db: Db) => Promise<boolean> {
  const known = migrationsIn(folder).map(({ version }) => version)
  return async (db) => {
    const ran = new Set(
      (await db.query<{ version: number }>('select version from migration')).map(({ version }) => version),
    )
    return known.every((version) => ran.has(version))
  }
}
