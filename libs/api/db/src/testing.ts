import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { connect, type Database } from './connection/connection'

export interface TestDatabase {
  ownerUrl: string
  serverUrl: string
  /** Where `S4_TEST_POOLER_URL` names a pooler, `db` goes through it. */
  poolerUrl: string | undefined
  db: Database
  drop(): Promise<void>
}

/** A new database, cloned from the migrated template that the global set-up makes. */
export async function cloneDatabase(): Promise<TestDatabase> {
  const owner = new URL(required('S4_TEST_DATABASE_URL'))
  const server = new URL(required('S4_TEST_SERVER_URL'))
  const pooler = process.env['S4_TEST_POOLER_URL'] ? new URL(process.env['S4_TEST_POOLER_URL']) : undefined
  const admin = new URL(owner)
  const name = `test_${randomUUID().replaceAll('-', '')}`

  await run(admin, `create database ${name} template ${required('S4_TEST_TEMPLATE')}`)
  // Cloning does not copy the rights on the database.
  await run(admin, `revoke temporary on database ${name} from public`)
  owner.pathname = server.pathname = `/${name}`
  if (pooler) pooler.pathname = `/${name}`
  const db = connect((pooler ?? server).href, { max: 60, isPooled: pooler !== undefined })

  return {
    ownerUrl: owner.href,
    serverUrl: server.href,
    poolerUrl: pooler?.href,
    db,
    async drop() {
      await db.end()
      await run(admin, `drop database ${name} with (force)`)
    },
  }
}

async function run(url: URL, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the specs through vitest with tools/config/vitest.api.ts`)
  return value
}
