import { setTimeout as pause } from 'node:timers/promises'
import { connect, connectionLimits, type Database, migrate, refusal, schemaCheck } from '@s4/db'
import { firestoreStore } from '@s4/api-communication/chat'
import { createSealer, movableClock } from '@s4/api-platform/deps'
import { firebaseIdentity } from '@s4/api-platform/outside-services'
import { openFileStore } from '@s4/api-platform/files'
import { searchReads } from '@s4/api-platform/replica'
import { loadFonts } from '@s4/api-platform/pdf'
import { loggerFor, readSettings } from '@s4/api-platform/settings'
import { buildApp, buildWorkerApp } from './build-app'
import { startSweep } from './due-work/start-sweep'
import { checkDatabase } from './start-checks'
import { recordSigningKeys } from './signing-keys/signing-key-repository'
import { measureDueWork } from './watch/measure-due-work'
import { measureProcess } from './watch/measure-process'
import { startMetrics } from './watch/start-metrics'
import { sendTraces, startTraces } from './watch/start-traces'

const DRAIN_TIMEOUT_MS = 4000
const STOP_TIMEOUT_MS = 9800
const MIGRATED_WITHIN_MS = 60_000
const LOOK_AGAIN_MS = 500
/** Connections that wait to be taken: with the usual 511 a crowd makes others try again for seconds. */
const BACKLOG = 4096

/**
 * Serves by `S4_ROLE`: `web` answers requests, `worker` does the due work and answers only whether it is alive and
 * ready, `all` does both and brings the database up to date itself.
 */
export async function startServer(): Promise<void> {
  const settings = readSettings(process.env)
  const { stoppedClock } = settings
  if (settings.role === 'all') await migrate(settings.ownerUrl, settings.databaseUrl)

  const metrics = await startMetrics(settings)
  const traces = startTraces(settings, sendTraces(settings))
  const open = (kind: keyof typeof connectionLimits) =>
    connect(settings.databaseUrl, { ...connectionLimits[kind], isPooled: settings.isPooled })
  const db = open('interactive')
  const shiftDay = open('shiftDay')
  const background = open('background')
  const replica =
    settings.replicaUrl !== null && settings.role !== 'worker'
      ? connect(settings.replicaUrl, connectionLimits.replica)
      : null
  const identity = firebaseIdentity(settings)
  const chat = settings.chat ? firestoreStore(settings) : null
  const deps = {
    db,
    search: searchReads(db, replica),
    clock: movableClock(stoppedClock ? () => stoppedClock.getTime() : undefined),
    identity,
    sealer: createSealer(settings.dataKey, settings.oldDataKeys),
    chat,
    files: await openFileStore(settings),
    settings,
    log: loggerFor(settings),
  }
  if (settings.role !== 'all') await migrated(db)
  await checkDatabase(deps)
  await recordSigningKeys(deps)
  const app = settings.role === 'worker' ? buildWorkerApp(deps) : await buildApp(deps, shiftDay)
  const watch = settings.metricsPort === null ? null : open('health')
  measureProcess({ settings, pools: { interactive: db, shiftDay, background, ...(replica && { replica }) } })
  if (watch && settings.role !== 'web') measureDueWork(deps, watch)
  const sweep = settings.role === 'web' ? null : await startSweep(deps, { shiftDay, background })

  const stop = async () => {
    // Ends the process even when something hangs.
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    await Promise.all([
      app.drain({ readyDelayMs: settings.drainSeconds * 1000, timeoutMs: DRAIN_TIMEOUT_MS }),
      sweep?.stop(),
    ])
    await Promise.all([identity.close(), chat?.close(), metrics.stop(), traces.stop()])
    await Promise.all([db.end(), shiftDay.end(), background.end(), replica?.end(), watch?.end()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  if (settings.role !== 'worker') loadFonts()
  await app.listen({ port: settings.listenPort, host: settings.host, backlog: BACKLOG })
}

/** Waits until another process has brought the database up to date. */
async function migrated(db: Database): Promise<void> {
  const isMigrated = schemaCheck()
  const end = Date.now() + MIGRATED_WITHIN_MS
  while (!(await isMigrated(db).catch(() => false))) {
    if (Date.now() > end)
      throw refusal('The database is not up to date. Run the server’s command "migrate" with the owner’s role first.')
    await pause(LOOK_AGAIN_MS)
  }
}
