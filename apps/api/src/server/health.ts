import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps'

/** `/api/healthz`: the process answers; which one it is only outside production. `/api/readyz`: what it needs answers too; 503 names what does not. */
export function serveHealth(app: FastifyInstance, { db, identity, settings }: Deps): void {
  app.get('/api/healthz', () => ({ data: { ok: true, ...(settings.mode !== 'production' && { pid: process.pid }) } }))
  app.get('/api/readyz', async (_request, reply) => {
    const [database, queue, identityReady] = await Promise.all([
      db.query('select 1').then(() => true, () => false),
      db.query('select 1 from pgboss.version').then(() => true, () => false),
      identity.ready(),
    ])
    // Signing in may start later than everything else; it is told, and does not hold the rest back.
    return reply.code(database && queue ? 200 : 503).send({ data: { database, queue, identity: identityReady } })
  })
}
