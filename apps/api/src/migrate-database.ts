import { migrate } from '@s4/db'
import { readSettings } from '@s4/api-platform/settings'

/** Brings the schema up to date and ends; one process at a time, so any number may be started. */
export async function migrateDatabase(): Promise<void> {
  const { ownerUrl, databaseUrl } = readSettings(process.env)
  await migrate(ownerUrl, databaseUrl)
  process.stdout.write('The database is up to date.\n')
}
