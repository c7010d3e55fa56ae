import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import PgBoss from 'pg-boss'
import { grant } from './grant'
import { completeOlderServer } from './older-servers'
import { isStarting } from '../connection/database-errors'
import { queues } from '../connection/queues'
import { refusal } from '../connection/refusal'
import { migrationsFolder, runMigrations } from './schema'

/** Any number, the same in every process. */
const MIGRATION_LOCK = 40_404
const STARTS_WITHIN_MS = 30_000
const LOOK_AGAIN_MS = 100

/** Brings the schema up to date as its owner, one process at a time, and grants the server's role what it needs. */
export async function migrate(ownerUrl: string, serverUrl: string, folder = migrationsFolder): Promise<void> {
  const client = await connectOwner(ownerUrl).catch((error: unknown) => {
    throw refusal(
      `The database at ${new URL(ownerUrl).host} refused the connection ` +
        `(${error instanceof Error ? error.message || error.name : String(error)}). Start it, or correct ` +
        'DATABASE_URL and DATABASE_OWNER_URL.',
      error,
    )
  })
  try {
    await lock(client)
    await completeOlderServer(client)
    await runMigrations(client, folder)
    await prepareQueues(ownerUrl)
    await grant(client, databaseRole(serverUrl))
  } finally {
    await client.end()
  }
}

/** Asks again and again: a statement that waits for the lock would hold up an index that is made concurrently. */
async function lock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.locked) return
    await pause(LOOK_AGAIN_MS)
  }
}

/** A database that says it is starting, as after a crash, is waited for: a new process would take longer. */
async function connectOwner(connectionString: string): Promise<pg.Client> {
  const end = Date.now() + STARTS_WITHIN_MS
  for (;;) {
    const client = new pg.Client({ connectionString })
    // With a listener a lost connection fails the next statement instead of ending the process.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (!isStarting(error) || Date.now() >= end) throw error
      await pause(LOOK_AGAIN_MS)
    }
  }
}

const databaseRole = (url: string) => decodeURIComponent(new URL(url).username)

/** Created as the owner, so that the server's role does not own the queue's tables. */
async function prepareQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 1 })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const queue of queues) if (!(await boss.getQueue(queue))) await boss.createQueue(queue)
  } finally {
    await boss.stop({ graceful: false, wait: true })
  }
}
