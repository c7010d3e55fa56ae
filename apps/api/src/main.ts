import { inspect } from 'node:util'
import { connect, isDatabaseBusy, isRefusal, connectionLimits, migrate } from '@s4/db'
import { buildApp } from './build-app'
import { firestoreStore } from '@s4/api-communication/chat'
import { movableClock, createSealer } from '@s4/api-platform/deps'
import { loadFonts } from '@s4/api-platform/pdf'
import { firebaseIdentity } from '@s4/api-platform/outside-services'
import { loggerFor, readSettings } from '@s4/api-platform/settings'
import { checkDatabase } from './start-checks'
import { startSweep } from './due-work/start-sweep'

/** Exit code for wrong settings or a wrong database, where a restart does not help. */
const EXIT_BAD_CONFIGURATION = 78
const DRAIN_TIMEOUT_MS = 4000
const STOP_TIMEOUT_MS = 9800

async function start() {
  const settings = readSettings(process.env)
  await migrate(settings.ownerUrl, settings.databaseUrl)

  const db = connect(settings.databaseUrl, connectionLimits.interactive)
  const shiftDay = connect(settings.databaseUrl, connectionLimits.shiftDay)
  const background = connect(settings.databaseUrl, connectionLimits.background)
  const identity = firebaseIdentity(settings)
  const chat = settings.chat ? firestoreStore(settings) : null
  const deps = {
    db,
    clock: movableClock(),
    identity,
    sealer: createSealer(settings.dataKey, settings.oldDataKeys),
    chat,
    settings,
    log: loggerFor(settings),
  }
  await checkDatabase(deps)
  const app = await buildApp(deps, shiftDay)
  const sweep = await startSweep(deps, { shiftDay, background })

  const stop = async () => {
    // Ends the process even when something hangs.
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    await Promise.all([
      app.drain({ readyDelayMs: settings.drainSeconds * 1000, timeoutMs: DRAIN_TIMEOUT_MS }),
      sweep.stop(),
    ])
    await Promise.all([identity.close(), chat?.close()])
    await Promise.all([db.end(), shiftDay.end(), background.end()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  loadFonts()
  await app.listen({ port: settings.listenPort, host: settings.host })
}

start().catch((error: unknown) => {
  process.stderr.write(`${isRefusal(error) ? error.message : inspect(error)}\n`)
  process.exit(isRefusal(error) && !isDatabaseBusy(error.cause) ? EXIT_BAD_CONFIGURATION : 1)
})
