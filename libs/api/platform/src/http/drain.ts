import { apiLinks } from '@s4/links'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyInstance } from 'fastify'
import { sendFailure } from '../failures/send-failures'

declare module 'fastify' {
  interface FastifyInstance {
    /** Stops serving: says so at `/api/readyz`, listens on for `grace` milliseconds, then lets what is under way finish for `patience` and ends the rest. */
    drain(times: { grace: number; patience: number }): Promise<void>
  }
}

const LOOK_EVERY = 50

/** Gives the server its `drain`. */
export function serveDrain(app: FastifyInstance): void {
  let isDraining = false

  app.addHook('onRequest', async (request, reply) => {
    if (!isDraining) return undefined
    // The next request of this browser goes to another process.
    void reply.header('connection', 'close')
    if (request.url.startsWith(apiLinks.ready))
      return sendFailure(new ApiError('server.busy', { message: 'This server is stopping.' }), request, reply)
    return undefined
  })

  app.decorate('drain', async ({ grace, patience }) => {
    isDraining = true
    await pause(grace)
    // Connections kept for a next request, and those that never sent one, would be waited for.
    const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY)
    const rest = setTimeout(() => app.server.closeAllConnections(), patience)
    try {
      await app.close()
    } finally {
      clearInterval(idle)
      clearTimeout(rest)
    }
  })
}
