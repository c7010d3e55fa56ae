import type { FastifyRequest } from 'fastify'
import type { Deps } from '@s4/api-platform/deps'
import type { OwnApp } from '@s4/api-platform/pages'
import { findSession } from '@s4/api-identity/session'

/** The app of whoever this browser is signed in as; null when nobody is. A guess for fetching ahead: nothing is decided by it. */
export const ownApp =
  (deps: Deps) =>
  async (request: FastifyRequest): Promise<OwnApp | null> => {
    const session = await findSession(deps, request)
    if (!session) return null
    return session.role === 'Job Seeker' ? 'seeker' : 'company'
  }
