import { fileURLToPath } from 'node:url'
import pg from 'pg'
import PgBoss from 'pg-boss'
import Postgrator from 'postgrator'
import { queues } from './queues'

/** Any number works, as long as every process asks for the same. */
const MIGRATION_LOCK = 40_404

/**
 * Brings the schema up to date as its owner, one process at a time, and grants the server's role what it needs.
 * `folder` is where the SQL files are; the built server carries its own copy.
 */
export async function migrate(ownerUrl: string, serverUrl: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await new Postgrator({
      driver: 'pg',
      migrationPattern: `${folder}/*.sql`,
      database: new URL(ownerUrl).pathname.slice(1),
      schemaTable: 'migration',
      execQuery: (sql) => client.query(sql),
    }).migrate()
    await prepareQueues(ownerUrl)
    await grant(client, roleOf(ownerUrl), roleOf(serverUrl))
  } finally {
    await client.end()
  }
}

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

const roleOf = (url: string) => decodeURIComponent(new URL(url).username)

/** The queue's tables are the owner's, like all others; the server's role only works with them. */
async function prepareQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 1 })
  await boss.start()
  try {
    for (const queue of queues) if (!(await boss.getQueue(queue))) await boss.createQueue(queue)
  } finally {
    await boss.stop({ graceful: false, wait: true })
  }
}

async function grant(client: pg.Client, owner: string, server: string): Promise<void> {
  if (server === owner) return
  const role = client.escapeIdentifier(server)
  for (const schema of ['public', 'pgboss']) {
    await client.query(`grant usage on schema ${schema} to ${role}`)
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`)
    await client.query(`grant usage, select on all sequences in schema ${schema} to ${role}`)
    await client.query(`grant execute on all functions in schema ${schema} to ${role}`)
  }
  await client.query(`revoke update, delete, truncate on audit_entry from ${role}`)
  await client.query(`revoke insert, update, delete on migration from ${role}`)
}
