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
  return databaseUrl ?? `postgresql://s4_server:${passwordsIn(dataDir).server}@127.0.0.1:${postgresPort}/s4`
}

/** The superuser's address of the database of `npm start`. */
export function adminDatabase(env: NodeJS.ProcessEnv): string {
  const { databaseUrl, dataDir, postgresPort } = readSettings(env)
  if (databaseUrl) throw refusal('DATABASE_URL names a database of your own: back it up with its own programs.')
  return `postgresql://postgres:${passwordsIn(dataDir).admin}@127.0.0.1:${postgresPort}/postgres`
}

function passwordsIn(dataDir: string): DatabasePasswords {
  const kept = join(dataDir, 'database-passwords.json')
  if (!existsSync(kept))
    throw refusal(
      `There is no database in ${dataDir}. Start S4 with npm start first, and give the same S4_DATA_DIR here.`,
    )
  return JSON.parse(readFileSync(kept, 'utf8')) as DatabasePasswords
}
