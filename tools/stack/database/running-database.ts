import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../../settings/settings'
import type { DatabasePasswords } from './postgres-roles'
import { refusal } from '../../workspace/refusal'

/**
 * The address of the database that a running server has, from the same environment: named where real people are,
 * otherwise that of `npm start`.
 */
export function runningDatabase(env: NodeJS.ProcessEnv): string {
  if (env.S4_MODE === 'production') {
    if (!env.DATABASE_URL) throw refusal('DATABASE_URL is not set. Give the address that the server has.')
    return env.DATABASE_URL
  }
  const { databaseUrl, dataDir, postgresPort } = readSettings(env)
  if (databaseUrl) return databaseUrl
  const kept = join(dataDir, 'database-passwords.json')
  if (!existsSync(kept))
    throw refusal(
      `There is no database in ${dataDir}. Start S4 with npm start first, and give the same S4_DATA_DIR here.`,
    )
  const { server }: DatabasePasswords = JSON.parse(readFileSync(kept, 'utf8'))
  return `postgresql://s4_server:${server}@127.0.0.1:${postgresPort}/s4`
}
