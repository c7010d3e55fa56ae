import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../../stack/api'
import { startDatabase } from '../../stack/database/database'
import { PROJECT, startAuthEmulator } from '../../stack/identities/auth-emulator'
import { firestoreParts, startFirestoreEmulator } from '../../stack/firestore/firestore-emulator'
import { tellKeeper } from '../../stack/processes/keeper'
import { freePort } from '../../stack/processes/ports'
import type { Service } from '../../stack/processes/service'
import { supervise } from '../../stack/processes/supervise'
import { inWorkspace } from '../../workspace/paths'
import { startMailServer } from './mail-server'
import { startProxy } from './proxy'
import { mountSmallDisk } from './small-disk'

const LOGS = inWorkspace('.reports/chaos')
const PROCESSES = 2
/** Here a service ends because it is killed, not because it cannot run: a pause of minutes would be no recovery. */
const KILLED_AGAIN_MS = 1000

type Started = Service & { pid: number }

/**
 * Two servers on one PostgreSQL, the emulators and a mail server, each started again when it ends as `npm start` does
 * it, and a network between them that can be cut.
 */
export async function openStage({ say, wantsChat }: { say: (sentence: string) => void; wantsChat: boolean }) {
  const undoing: (() => unknown)[] = []
  const close = async () => {
    for (const undo of undoing.splice(0).toReversed()) await undo()
  }
  const pids = new Map<string, number>()
  const keep = async (name: string, log: string, start: () => Promise<Started>) => {
    const service = await supervise({
      name,
      log,
      say,
      giveUp: ({ message }) => say(message),
      longest: KILLED_AGAIN_MS,
      start: async () => {
        const started = await start()
        pids.set(name, started.pid)
        return started
      },
    })
    undoing.push(service.stop)
  }

  try {
    const folder = mkdtempSync(join(tmpdir(), 's4-chaos-'))
    tellKeeper({ remove: folder })
    undoing.push(() => rmSync(folder, { recursive: true, force: true }))
    // As root PostgreSQL runs as another user, who must be able to enter.
    chmodSync(folder, 0o711)
    const disk = mountSmallDisk(folder)
    if (disk) undoing.push(disk.remove)

    const databasePort = await freePort()
    const first = await startDatabase({ dataDir: folder, port: databasePort })
    if (first.elsewhere) tellKeeper({ remove: first.elsewhere })
    let pending: typeof first | undefined = first
    await keep('The database', first.log, async () => {
      const started = pending ?? (await startDatabase({ dataDir: folder, port: databasePort }))
      pending = undefined
      return { ...started, url: started.adminUrl }
    })

    const authPort = await freePort()
    const accountsFile = join(folder, 'accounts.json')
    writeFileSync(accountsFile, JSON.stringify({ users: [] }))
    await keep('The Auth emulator', LOGS, () => startAuthEmulator({ port: authPort, logs: LOGS, accountsFile }))

    const hasChat = wantsChat && !('missing' in firestoreParts(process.env))
    const firestorePort = await freePort()
    const dataFolder = join(folder, 'firestore')
    if (hasChat)
      await keep('The Firestore emulator', LOGS, () =>
        startFirestoreEmulator({ port: firestorePort, logs: LOGS, dataFolder }),
      )

    const mail = await startMailServer()
    const network = {
      database: await startProxy(databasePort),
      auth: await startProxy(authPort),
      firestore: await startProxy(firestorePort),
      mail: await startProxy(mail.port),
    }
    undoing.push(mail.stop, ...Object.values(network).map(({ stop }) => stop))

    const through = (url: string) => Object.assign(new URL(url), { port: String(network.database.port) }).href
    const key = () => randomBytes(32).toString('base64')
    const sessionKey = key()
    const files = join(folder, 'files')
    mkdirSync(files)
    const env = {
      ...process.env,
      S4_MODE: 'test',
      S4_LOG_LEVEL: 'warn',
      S4_RATE_LIMIT_FACTOR: '100000',
      S4_FILES_DIR: files,
      DATABASE_URL: through(first.url),
      DATABASE_OWNER_URL: through(first.ownerUrl),
      S4_SESSION_KEY: sessionKey,
      S4_DATA_KEY: key(),
      S4_CODE_KEY: key(),
      S4_PUSH_KEY: key(),
      SMTP_URL: `smtp://127.0.0.1:${network.mail.port}`,
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${network.auth.port}`,
      FIRESTORE_EMULATOR_HOST: hasChat ? `127.0.0.1:${network.firestore.port}` : undefined,
      METADATA_SERVER_DETECTION: 'none',
    }
    const ports: number[] = []
    for (let number = 1; number <= PROCESSES; number += 1) {
      const port = await freePort()
      const log = join(LOGS, `server-${number}.log`)
      await keep(`Server ${number}`, log, () => startApi({ port, env: { ...env, PORT: String(port) }, log }))
      ports.push(port)
    }
    return {
      ports,
      disk,
      network,
      mail,
      hasChat,
      authUrl: `http://127.0.0.1:${authPort}`,
      adminUrl: Object.assign(new URL(first.adminUrl), { pathname: '/s4' }).href,
      ownerUrl: first.ownerUrl,
      sessionKey: Buffer.from(sessionKey, 'base64'),
      /** With no warning; of the database its first process. */
      kill(name: string) {
        const pid = pids.get(name)
        if (pid !== undefined) process.kill(pid, 'SIGKILL')
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
