import type { FastifyRequest } from 'fastify'
import type { Deps } from '@s4/api-platform/deps'
import type { OwnApp } from '@s4/api-platform/pages'
import { findSession } from '@s4/api-identity/session'

/** The app of this browser's session, used only for prefetching; null without a session. */
export const ownApp =
  (deps: Deps) =>
  async (request: FastifyRequest): Promise<OwnApp | null> => {
    const session = await findSession(deps, request)
    if (!session) return null
    return session.role === 'Job Seeker' ? 'seeker' : 'company'
  }
