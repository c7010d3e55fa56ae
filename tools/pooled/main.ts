import { readFileSync } from 'node:fs'
import { missingPackages } from '../rehearse/debian'
import { query } from '../rehearse/postgres'
import { startTemporaryDatabase } from '../stack/database/database'
import { programPath, runInTerminal } from '../stack/processes/run-in-terminal'
import { inWorkspace } from '../workspace/paths'
import { isRefusal, refusal } from '../workspace/refusal'
import { startPgbouncer } from './pgbouncer'

/**
 * npm run pooled -w @s4/tools: runs the specs of the API, or those that are named, through pgbouncer in transaction
 * mode.
 */
async function runPooled(files: readonly string[]): Promise<boolean> {
  const missing = missingPackages(['pgbouncer'])
  if (missing.length > 0) throw refusal('This needs pgbouncer. Install it: apt-get install pgbouncer.')
  const database = await startTemporaryDatabase()
  try {
    await query(database.adminUrl, readFileSync(inWorkspace('deploy', 'pooler', 'role.sql'), 'utf8'))
    const pooler = await startPgbouncer(database.url)
    try {
      return await runInTerminal(
        [programPath('vitest'), 'run', '--config', 'tools/config/vitest.api.ts', '--root', '.', ...files],
        {
          env: {
            S4_TEST_DATABASE_URL: database.ownerUrl,
            S4_TEST_SERVER_URL: database.url,
            S4_TEST_POOLER_URL: pooler.url,
          },
        },
      )
    } finally {
      await pooler.stop()
    }
  } finally {
    await database.stop()
  }
}

const named = process.argv.slice(2)
try {
  if (!(await runPooled(named.length > 0 ? named : ['apps/api/specs']))) process.exitCode = 1
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
