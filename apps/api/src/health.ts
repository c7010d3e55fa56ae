import { apiLinks } from '@s4/links'
import { schemaCheck } from '@s4/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '@s4/api-platform/deps'
import { checkScanner } from '@s4/api-platform/files'
import { trackReachability, withTimeout } from '@s4/api-platform/outside-services'

const TIMEOUT_MS = 2000
/** Balancers ask every second or two, from few addresses. */
const NOT_COUNTED = { config: { rateLimit: false } } as const

const remedies = {
  database: 'The database does not answer. Start it, or correct DATABASE_URL.',
  queue: 'The queue’s tables cannot be read. Start the server again: it makes them.',
  schema: 'The database is older than this server. Run the server’s command migrate.',
  identity:
    'The identity provider does not answer, so nobody can sign in. Look at FIREBASE_PROJECT_ID, ' +
    'GOOGLE_APPLICATION_CREDENTIALS and the network.',
  files:
    'Pictures and documents cannot be reached. Look at S4_FILES_DIR or S4_FILES_BUCKET, the rights and the network.',
  scanner: 'The virus scanner does not answer, so no file is taken. Start it, or correct S4_VIRUS_SCANNER.',
  chat: 'Firestore does not answer, so messages wait. Look at the Firestore database of the project and the network.',
} as const

/**
 * `/api/healthz` shows that the process runs. `/api/readyz` checks the services it needs, with a sentence for each
 * failed one, and is 503 when no request can be served.
 */
export function serveHealth(app: FastifyInstance, deps: Deps): void {
  const { settings } = deps
  const ask = readiness(deps)
  app.get(apiLinks.alive, NOT_COUNTED, () => ({
    data: { ok: true, ...(settings.mode !== 'production' && { pid: process.pid }) },
  }))
  app.get(apiLinks.ready, NOT_COUNTED, async (_request, reply) => {
    const found = await ask()
    // The server can serve requests without the identity provider, the chat, the files and the scanner.
    const serves = found.database && found.queue && found.schema
    return reply.code(serves ? 200 : 503).send({ data: { ...found, problems: listOutages(found) } })
  })
}

type Optional = 'chat' | 'scanner'
type Readiness = Record<Exclude<keyof typeof remedies, Optional>, boolean> & Record<Optional, boolean | 'off'>

type Checked = Pick<Deps, 'db' | 'identity' | 'chat' | 'files' | 'settings'>

function readiness({ db, identity, chat, files, settings: { virusScanner } }: Checked): () => Promise<Readiness> {
  const schemaFits = schemaCheck()
  const reachFiles = trackReachability(() => files.check())
  const reachScanner = virusScanner === null ? null : trackReachability(() => checkScanner(virusScanner))
  const isWorking = async (asked: Promise<unknown>) => Boolean(await withTimeout(asked, TIMEOUT_MS))

  return async () => {
    const [database, queue, schema, identityReady, chatReady, filesReady, scanner] = await Promise.all([
      isWorking(db.query('select 1')),
      isWorking(db.query('select 1 from pgboss.version')),
      isWorking(schemaFits(db)),
      identity.ready(),
      chat ? chat.reachability.now() : ('off' as const),
      reachFiles.now(),
      reachScanner ? reachScanner.now() : ('off' as const),
    ])
    return { database, queue, schema, identity: identityReady, chat: chatReady, files: filesReady, scanner }
  }
}

const isPart = (name: string): name is keyof typeof remedies => Object.hasOwn(remedies, name)

/** Without a database, its queue and schema are not reported as well. */
const listOutages = (found: Readiness) => {
  const silent = Object.keys(remedies)
    .filter(isPart)
    .filter((part) => !found[part])
  return silent
    .filter((part) => found.database || (part !== 'queue' && part !== 'schema'))
    .map((part) => remedies[part])
}
