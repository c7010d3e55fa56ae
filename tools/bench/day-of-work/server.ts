import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../../stack/api'
import { startDatabase } from '../../stack/database/database'
import { tellKeeper } from '../../stack/processes/keeper'
import { freePort } from '../../stack/processes/ports'
import { supervise } from '../../stack/processes/supervise'
import { inWorkspace } from '../../workspace/paths'
import { benchEnvironment } from '../setup/bench-server'
import { buildServer } from '../setup/build-server'

const API_LOG = inWorkspace('.reports/bench/day-of-work-api.log')

/**
 * The built server and a durable PostgreSQL, started and started again as `npm start` does it. `more` adds to the
 * server's environment.
 */
export async function startServices(more: NodeJS.ProcessEnv = {}) {
  await buildServer()
  const folder = mkdtempSync(join(tmpdir(), 's4-bench-'))
  tellKeeper({ remove: folder })
  // As root PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  const databasePort = await freePort()
  const first = await startDatabase({ dataDir: folder, port: databasePort })
  if (first.elsewhere) tellKeeper({ remove: first.elsewhere })
  const pids = { database: first.pid, api: 0 }
  let pending: typeof first | undefined = first
  const say = console.log
  const giveUp = (error: Error) => console.error(error.message)
  const database = await supervise({
    name: 'The database',
    log: first.log,
    start: async () => {
      const started = pending ?? (await startDatabase({ dataDir: folder, port: databasePort }))
      pending = undefined
      pids.database = started.pid
      return { ...started, url: started.adminUrl }
    },
    say,
    giveUp,
  })
  const files = join(folder, 'files')
  mkdirSync(files)
  const port = await freePort()
  const env = { ...benchEnvironment({ port, files, database: first }), ...more }
  const stopDatabase = async () => {
    await database.stop()
    for (const path of [folder, first.elsewhere]) if (path) rmSync(path, { recursive: true, force: true })
  }
  const api = await supervise({
    name: 'The server',
    log: API_LOG,
    start: async () => {
      const started = await startApi({ port, env, log: API_LOG })
      pids.api = started.pid
      return started
    },
    say,
    giveUp,
  }).catch(async (error: unknown) => {
    await stopDatabase()
    throw error
  })
  return {
    port,
    pids,
    ownerUrl: first.ownerUrl,
    databaseUrl: first.url,
    /** Another process on the same database. */
    startBeside: async () => {
      const port = await freePort()
      const started = await startApi({ port, env: { ...env, PORT: String(port) }, log: API_LOG })
      return { port, stop: started.stop }
    },
    /** Both at once, with no warning. */
    kill: () => Object.values(pids).forEach((pid) => process.kill(pid, 'SIGKILL')),
    stop: async () => {
      await api.stop()
      await stopDatabase()
    },
  }
}

export type Services = Awaited<ReturnType<typeof startServices>>
