import { Client } from 'pg'
import { refusal } from '../../workspace/refusal'

const OLDEST = 150_000

/** Refuses, without showing a password, when the database of DATABASE_URL does not answer or is too old. */
export async function expectDatabase(url: string, variable: string): Promise<void> {
  const { host } = new URL(url)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
    if (Number(rows[0]?.server_version_num) < OLDEST) throw new Error('it is older than PostgreSQL 15')
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error)
    throw refusal(
      `The database of ${variable} at ${host} cannot be used: ${why}. Start it or correct ${variable}; ` +
        'without it S4 uses its own.',
      error,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
