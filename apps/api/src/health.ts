import { apiLinks } from '@s4/links'
import { schemaCheck } from '@s4/db'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '@s4/api-platform/deps'
import { withTimeout } from '@s4/api-platform/outside-services'

const PATIENCE = 2000

const remedies = {
  database: 'The database does not answer. Start it, or correct DATABASE_URL.',
  queue: 'The queue’s tables cannot be read. Start the server again: it makes them.',
  schema: 'The database has another version of the schema than this server. Start the server of the newest version.',
  identity:
    'The identity provider does not answer, so nobody can sign in. Look at FIREBASE_PROJECT_ID, GOOGLE_APPLICATION_CREDENTIALS and the network.',
  chat: 'Firestore does not answer, so messages wait. Look at the Firestore database of the project and the network.',
} as const

/** `/api/healthz`: the process answers; which one it is only outside production. `/api/readyz`: what it needs answers too; 503 when it can serve nobody, and a sentence for each that does not answer. */
export function serveHealth(app: FastifyInstance, deps: Deps): void {
  const { settings } = deps
  const ask = readiness(deps)
  app.get(apiLinks.alive, () => ({ data: { ok: true, ...(settings.mode !== 'production' && { pid: process.pid }) } }))
  app.get(apiLinks.ready, async (_request, reply) => {
    const found = await ask()
    // Signing in may start later than everything else, and chat may be away: they are told, and do not hold the rest back.
    const serves = found.database && found.queue && found.schema
    return reply.code(serves ? 200 : 503).send({ data: { ...found, problems: listOutages(found) } })
  })
}

type Readiness = Record<Exclude<keyof typeof remedies, 'chat'>, boolean> & { chat: boolean | 'off' }

function readiness({ db, identity, chat }: Pick<Deps, 'db' | 'identity' | 'chat'>): () => Promise<Readiness> {
  const schemaFits = schemaCheck()
  const works = async (asked: Promise<unknown>) => Boolean(await withTimeout(asked, PATIENCE))

  return async () => {
    const [database, queue, schema, identityReady, chatReady] = await Promise.all([
      works(db.query('select 1')),
      works(db.query('select 1 from pgboss.version')),
      works(schemaFits(db)),
      identity.ready(),
      chat ? chat.reachability.now() : ('off' as const),
    ])
    return { database, queue, schema, identity: identityReady, chat: chatReady }
  }
}

const isPart = (name: string): name is keyof typeof remedies => Object.hasOwn(remedies, name)

/** Without a database nothing is known of what is in it. */
const listOutages = (found: Readiness) => {
  const silent = Object.keys(remedies)
    .filter(isPart)
    .filter((part) => !found[part])
  return silent
    .filter((part) => found.database || (part !== 'queue' && part !== 'schema'))
    .map((part) => remedies[part])
}
