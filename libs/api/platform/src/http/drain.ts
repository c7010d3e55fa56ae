import { apiLinks } from '@s4/links'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyInstance } from 'fastify'
import { sendFailure } from '../failures/send-failures'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Reports 503 at `/api/readyz`, still serves for `readyDelayMs`, then waits up to `timeoutMs` for open requests and
     * ends the rest.
     */
    drain(times: { readyDelayMs: number; timeoutMs: number }): Promise<void>
  }
}

const IDLE_CHECK_MS = 50

export function serveDrain(app: FastifyInstance): void {
  let isDraining = false

  app.addHook('onRequest', async (request, reply) => {
    if (!isDraining) return undefined
    // The browser then sends its next request to another process.
    void reply.header('connection', 'close')
    if (request.url.startsWith(apiLinks.ready))
      return sendFailure(new ApiError('server.busy', { message: 'This server is stopping.' }), request, reply)
    return undefined
  })

  app.decorate('drain', async ({ readyDelayMs, timeoutMs }) => {
    isDraining = true
    await pause(readyDelayMs)
    // `close` would wait for idle connections.
    const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
    const rest = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
    try {
      await app.close()
    } finally {
      clearInterval(idle)
      clearTimeout(rest)
    }
  })
}
