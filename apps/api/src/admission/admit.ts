import type { Access, Requirement } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyRequest } from 'fastify'
import { missingFor } from '@s4/api-identity/profile-gate'
import { authenticate, followProvider, identify, shiftActor } from '@s4/api-identity/session'
import type { Actor, ActorOf } from '@s4/api-platform/actor'
import { runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'

const RECENT = 5 * 60_000

/** Returns who acts, or throws the problem that says why they may not. */
export async function admit<A extends Access>(
  deps: Deps,
  request: FastifyRequest,
  { access, requires }: { access: A; requires: readonly Requirement[] },
): Promise<ActorOf[A]> {
  const actor = await rulesOf[access](deps, request, requires)
  if (actor && 'role' in actor)
    for (const requirement of requires) await requirementChecks[requirement](deps, actor, request.id)
  return actor
}

const signedIn = async (deps: Deps, request: FastifyRequest): Promise<Actor> => {
  const actor = await authenticate(deps, request)
  if (!actor) throw new ApiError('session.required')
  return actor
}

const rulesOf: {
  [A in Access]: (deps: Deps, request: FastifyRequest, requires: readonly Requirement[]) => Promise<ActorOf[A]>
} = {
  public: async (deps, request, requires) => {
    try {
      // What asks something of whoever is signed in takes a call that names nobody for anybody's.
      return await authenticate(deps, request, { headerOptional: requires.length === 0 })
    } catch (error) {
      // What is open to anybody stays open with a session that has run out or is somebody else's by now; it is just nobody's.
      if (error instanceof ApiError && /^(session|account)\./.test(error.code)) return null
      throw error
    }
  },
  identity: identify,
  person: signedIn,
  seeker: async (deps, request) => {
    const actor = await signedIn(deps, request)
    if (actor.seekerId === null) throw new ApiError('access.denied')
    return { ...actor, seekerId: actor.seekerId }
  },
  'company-account': async (deps, request) => {
    const actor = await signedIn(deps, request)
    if (actor.role === 'Job Seeker') throw new ApiError('access.denied')
    return actor
  },
  company: async (deps, request) => {
    const actor = await rulesOf['company-account'](deps, request, [])
    if (actor.companyId === null)
      throw new ApiError('profile.incomplete', { facts: { missing: await missingFor(deps.db, actor) } })
    return { ...actor, companyId: actor.companyId }
  },
  shift: async (deps, request) => (await shiftActor(deps, request)) ?? signedIn(deps, request),
}

const requirementChecks: Record<Requirement, (deps: Deps, actor: Actor, requestId: string) => Promise<void>> = {
  complete: async ({ db }, actor) => {
    const missing = await missingFor(db, actor)
    if (missing.length > 0) throw new ApiError('profile.incomplete', { facts: { missing } })
  },
  verified: async (deps, actor, requestId) => {
    if (actor.emailVerified) return
    const known = await deps.identity.lookup(actor.uid)
    if (known) await runCommand(deps, { actor: null, requestId }, (ctx) => followProvider(ctx, { known }))
    if (!known?.emailVerified) throw new ApiError('profile.unverified')
  },
  recent: async ({ clock }, { reauthenticatedAt }) => {
    if (!reauthenticatedAt || clock.now().getTime() - Date.parse(reauthenticatedAt) > RECENT) {
      throw new ApiError('session.recent-sign-in-needed')
    }
  },
}
