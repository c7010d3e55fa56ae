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

const beside = fileURLToPath(new URL('./migrations', import.meta.url))
/** The built server carries its own copy. */
export const migrationsFolder = existsSync(beside)
  ? beside
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

/** Runs what has not run, each file whole or not at all. Refuses a schema that an older or a newer program made, a file changed after it ran, and one that fails. */
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
        `The migration ${migration.file} was changed after it had run on this database. Put the file back as it was and write a new one.`,
      )
    }
  }
}

async function runOne(client: pg.Client, { version, name, file, sql, md5 }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
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
      `The migration ${file} failed (${error.message}) and has changed nothing. Mend what it found in the database, or go back to the version before, and start again.`,
      error,
    )
  }
}

/** Whether a database was begun by the migrations of an older S4, which this one's do not continue: its first has another name. */
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
    'The database was made by an older S4, whose schema this one does not continue; nothing in it was changed. Name an empty database in DATABASE_URL, or start the S4 that made this one.',
  )
}

const newest = (versions: readonly number[]) => Math.max(0, ...versions)

function refuseNewer(ran: readonly number[], migrations: readonly Migration[]): void {
  const [database, program] = [newest(ran), newest(migrations.map(({ version }) => version))]
  if (database <= program) return
  throw refusal(
    `The database is at version ${database} of the schema and this program knows ${program}: a newer S4 has used it. Start that one, or restore a copy from before.`,
  )
}

/** Whether a database has the schema that this program's migrations make, as they are now: a deployment may replace the files under a running server. */
export function schemaCheck(folder = migrationsFolder): (db: Db) => Promise<boolean> {
  const known = migrationsIn(folder).map(({ version }) => version)
  return async (db) => {
    const ran = new Set(
      (await db.query<{ version: number }>('select version from migration')).map(({ version }) => version),
    )
    return newest([...ran]) === newest(known) && known.every((version) => ran.has(version))
  }
}
