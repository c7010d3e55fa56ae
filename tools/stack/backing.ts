import type { Settings } from '../settings/settings'
import { installEmulators, PROJECT } from './identities/auth-emulator'
import { claimDataFolder, dataPaths } from './data-folder/data-folder'
import { startCurrentDatabase } from './database/current-database'
import { startDatabase } from './database/database'
import { firestoreParts, startFirestoreEmulator } from './firestore/firestore-emulator'
import { developmentKeys } from './data-folder/keys'
import { endLeftovers, listChildrenIn } from './processes/leftovers'
import { expectDatabase } from './database/outside-database'
import { inWorkspace } from '../workspace/paths'
import { expectFree } from './processes/ports'
import { isRefusal } from '../workspace/refusal'
import type { Run } from './processes/run'
import type { Service } from './processes/service'
import { supervise } from './processes/supervise'

/** The address people type. */
export const siteUrl = ({ baseDomain, port }: Settings) => `http://${baseDomain}:${port}`

/** Locks the data folder, ends what a killed start left, and checks that every port is free, before anything starts. */
export async function claim(settings: Settings, run: Run): Promise<void> {
  const paths = dataPaths(settings.dataDir)
  run.onStop(claimDataFolder(settings.dataDir, siteUrl(settings)))
  await endLeftovers(paths.children)
  listChildrenIn(paths.children)
  await expectFree(settings.port, 'PORT', 'the pages')
  await expectFree(settings.authPort, 'AUTH_EMULATOR_PORT', 'the Auth emulator')
  if (!('missing' in firestoreParts(process.env)))
    await expectFree(settings.firestorePort, 'FIRESTORE_EMULATOR_PORT', 'the Firestore emulator')
}

/**
 * Starts the database and Firestore, and returns the environment for the server.
 * The Auth emulator may come later; its address is known from the start.
 */
export async function startBacking(settings: Settings, run: Run): Promise<NodeJS.ProcessEnv> {
  const paths = dataPaths(settings.dataDir)
  // Takes a while the first time; the Auth emulator waits for it later.
  void installEmulators()
  // The database first: only it tells whether the folder's data, Firestore's included, is that of an older S4.
  const database = await databaseFor(settings, run)
  const firestore = await firestoreFor(settings, run)
  return {
    ...process.env,
    ...developmentKeys(paths.keys, process.env),
    ...database,
    S4_MODE: settings.mode,
    PORT: String(settings.port),
    S4_BASE_DOMAIN: settings.baseDomain,
    S4_FILES_DIR: paths.files,
    S4_SITES_DIR: inWorkspace('apps'),
    S4_DEMO: settings.demo ? 'on' : 'off',
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${settings.authPort}`,
    FIRESTORE_EMULATOR_HOST: firestore && new URL(firestore.url).host,
    METADATA_SERVER_DETECTION: 'none',
  }
}

async function databaseFor({ databaseUrl, ownerUrl, dataDir, postgresPort, backupDir }: Settings, run: Run) {
  if (databaseUrl && ownerUrl) {
    await expectDatabase(databaseUrl, 'DATABASE_URL')
    if (ownerUrl !== databaseUrl) await expectDatabase(ownerUrl, 'DATABASE_OWNER_URL')
    return { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl }
  }
  const options = { dataDir, port: postgresPort, archive: backupDir }
  // A restart keeps port and passwords, and so the addresses.
  const first = await startCurrentDatabase(options, run.say)
  if (first.elsewhere)
    run.say(
      `PostgreSQL may not run as root, and its user cannot enter ${dataDir}: the database is in ${first.elsewhere}.`,
    )
  let pending: typeof first | undefined = first
  const next = async () => {
    const { adminUrl: url, ended, stop } = pending ?? (await startDatabase(options))
    pending = undefined
    return { url, ended, stop }
  }
  const service = await supervise({
    name: 'The database',
    log: first.log,
    start: next,
    say: run.say,
    giveUp: run.giveUp,
  })
  run.onStop(service.stop)
  return { DATABASE_URL: first.url, DATABASE_OWNER_URL: first.ownerUrl }
}

/** Chat needs it and nothing else does: without it the rest goes on. */
async function firestoreFor({ dataDir, firestorePort }: Settings, run: Run): Promise<Service | undefined> {
  const { logs, firestore } = dataPaths(dataDir)
  const start = () => startFirestoreEmulator({ port: firestorePort, logs, dataFolder: firestore })
  const giveUp = (error: Error) => run.say(error.message)
  try {
    const service = await supervise({ name: 'The Firestore emulator', log: logs, start, say: run.say, giveUp })
    run.onStop(service.stop)
    return service
  } catch (error) {
    if (!isRefusal(error)) throw error
    run.say(error.message)
    return undefined
  }
}
