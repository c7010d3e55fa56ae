import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@s4/db'
import { startApi } from '../../stack/api'
import { type RunningDatabase, startDatabase } from '../../stack/database/database'
import { tellKeeper } from '../../stack/processes/keeper'
import { inWorkspace, sourceFlags } from '../../workspace/paths'
import { freePort } from '../../stack/processes/ports'

export interface BenchServer {
  port: number
  ownerUrl: string
  stop(): Promise<void>
}

const aKey = () => randomBytes(32).toString('base64')

interface Place {
  port: number
  /** The folder of files. */
  files: string
  database: RunningDatabase
}

/** What the server reads: keys of its own, no chat, no limits of requests. */
export const benchEnvironment = ({ port, files, database }: Place): NodeJS.ProcessEnv => ({
  ...process.env,
  S4_MODE: 'test',
  S4_LOG_LEVEL: 'error',
  S4_RATE_LIMIT_FACTOR: '100000',
  S4_CHAT: 'off',
  S4_FILES_DIR: files,
  PORT: String(port),
  DATABASE_URL: database.url,
  DATABASE_OWNER_URL: database.ownerUrl,
  S4_SESSION_KEY: aKey(),
  S4_DATA_KEY: aKey(),
  S4_CODE_KEY: aKey(),
  S4_PUSH_KEY: aKey(),
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9',
  METADATA_SERVER_DETECTION: 'none',
})

/** Starts the server on its own PostgreSQL with durable writes; `stop` removes both. `more` adds to its environment. */
export async function startBenchServer(more: NodeJS.ProcessEnv = {}): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 's4-bench-'))
  tellKeeper({ remove: folder })
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  const database = await startDatabase({ dataDir: folder })
  if (database.elsewhere) tellKeeper({ remove: database.elsewhere })
  const stopDatabase = async () => {
    await database.stop()
    for (const path of [folder, database.elsewhere]) if (path) rmSync(path, { recursive: true, force: true })
  }
  try {
    const files = join(folder, 'files')
    mkdirSync(files)
    // A server that only answers requests waits for the tables.
    if (more.S4_ROLE === 'web') await migrate(database.ownerUrl, database.url)
    const port = await freePort()
    const env = { ...benchEnvironment({ port, files, database }), ...more }
    const api = await startApi({
      port,
      env,
      args: [...sourceFlags, inWorkspace('apps/api/src/main.ts')],
      log: inWorkspace('.reports/bench/api.log'),
    })
    return {
      port,
      ownerUrl: database.ownerUrl,
      stop: async () => {
        await api.stop()
        await stopDatabase()
      },
    }
  } catch (error) {
    await stopDatabase()
    throw error
  }
}
