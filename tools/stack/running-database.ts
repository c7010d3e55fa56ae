import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings/settings'
import type { DatabasePasswords } from './postgres-roles'
import { refusal } from './refusal'

/** The address of the database that `npm start` has running, as the server knows it; by the same settings. */
export function runningDatabase({ databaseUrl, dataDir, postgresPort }: Settings): string {
  if (databaseUrl) return databaseUrl
  const kept = join(dataDir, 'database-passwords.json')
  if (!existsSync(kept)) throw refusal(`There is no database in ${dataDir}. Start S4 with npm start first, and give the same S4_DATA_DIR here.`)
  const { server }: DatabasePasswords = JSON.parse(readFileSync(kept, 'utf8'))
  return `postgresql://s4_server:${server}@127.0.0.1:${postgresPort}/s4`
}
