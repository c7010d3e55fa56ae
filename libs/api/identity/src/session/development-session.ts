import { apiLinks } from '@s4/links'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '@s4/api-platform/deps'
import { signal } from '@s4/api-platform/notices'
import { findSession } from './authenticate'

const Seconds = z.object({ secondsLeft: z.number().int() })

/**
 * Development and tests only: `POST /api/dev/session {secondsLeft}` sets when the caller's own session ends, without
 * moving everybody's clock.
 */
export function serveDevelopmentSession(app: FastifyInstance, deps: Deps): void {
  const { db, clock, settings } = deps
  if (settings.mode === 'production') return
  const setEnd = async (request: FastifyRequest) => {
    const { secondsLeft } = Seconds.parse(request.body)
    const session = await findSession(deps, request)
    if (!session) throw new ApiError('session.required')
    const expiresAt = new Date(clock.now().getTime() + secondsLeft * 1000)
    await db.query('update session set expires_at = $2 where id = $1', [session.sessionId, expiresAt])
    if (secondsLeft > 0) await signal(db, [session.uid], ['session'])
    return { data: { expiresAt: expiresAt.toISOString() } }
  }
  app.post(apiLinks.developmentSession, setEnd)
}
