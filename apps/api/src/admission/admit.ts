import {
  memberRules,
  permissions,
  refusalFor,
  type Access,
  type AccessOf,
  type MemberPermission,
  type Need,
  type Permission,
} from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyRequest } from 'fastify'
import { apiLinks } from '@s4/links'
import { missingFor } from '@s4/api-identity/profile-gate'
import { authenticate, followProvider, identify, shiftActor } from '@s4/api-identity/session'
import { authenticateStaff } from '@s4/api-identity/staff'
import type { Actor, ActorOf, Requirements, ShiftActor, StaffActor } from '@s4/api-platform/actor'
import { runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import type { Identified } from '@s4/api-platform/outside-services'
import { isStorable } from '@s4/api-platform/http'
import { refuseOtherSites } from '@s4/api-platform/site-limits'
import { permissionsFor } from './permissions-for'

const RECENT_MS = 5 * 60_000

/** Returns the caller, or throws the `ApiError` that refuses them. */
export async function admit<P extends Permission>(
  deps: Deps,
  request: FastifyRequest,
  { requires, needs = [], byCookie = false }: Requirements<P>,
): Promise<ActorOf<P>> {
  const access: AccessOf<P> = permissions[requires]
  const caller = await callers[access](deps, request, { needs, byCookie })
  const actor = caller && 'role' in caller ? caller : null
  const staff = caller && 'staffId' in caller ? caller : null
  if (!permissionsFor(staff ?? actor).has(requires)) throw deniedTo(actor, requires)
  // A download reads its own parameters; what no text in the database can hold is refused for all of them here.
  if (byCookie && !isStorable([request.query, request.params])) throw new ApiError('input.unreadable')
  if (actor && byCookie)
    await refuseOtherSites(deps.db, actor, {
      method: request.method,
      path: (request.routeOptions.url ?? '').slice(apiLinks.root.length).replaceAll(/:(\w+)/g, '{$1}'),
      input: request.params,
    })
  if (actor) {
    if (access === 'company' && actor.companyId === null)
      throw new ApiError('profile.incomplete', { facts: { missing: await missingFor(deps.db, actor) } })
    for (const need of needs) await needChecks[need](deps, actor, request.id)
  }
  // The checks above guarantee the seeker or company profile that this permission's actor type has.
  return caller as ActorOf<P>
}

const isForMembers = (permission: Permission): permission is MemberPermission => permission in memberRules

/** Tells a member their role and who may. */
function deniedTo(actor: Actor | ShiftActor | null, permission: Permission): ApiError {
  if (!actor?.memberRole || !isForMembers(permission)) return new ApiError('access.denied')
  return new ApiError('access.denied', {
    message: refusalFor(actor.memberRole, permission),
    facts: { role: actor.memberRole, roles: memberRules[permission].roles },
  })
}

type Caller = Actor | ShiftActor | StaffActor | Identified | null

interface How {
  needs: readonly Need[]
  byCookie: boolean
}

const signedIn = async (deps: Deps, request: FastifyRequest, { byCookie }: How): Promise<Actor> => {
  const actor = await authenticate(deps, request, { headerOptional: byCookie })
  if (!actor) throw new ApiError('session.required')
  return actor
}

const onShiftPassOrSignedIn = async (deps: Deps, request: FastifyRequest, how: How): Promise<Actor | ShiftActor> =>
  (await shiftActor(deps, request)) ?? signedIn(deps, request, how)

const callers: Record<Access, (deps: Deps, request: FastifyRequest, how: How) => Promise<Caller>> = {
  public: async (deps, request, { needs }) => {
    try {
      // An endpoint with needs requires `firebase-id`, so that its checks apply to the right person.
      return await authenticate(deps, request, { headerOptional: needs.length === 0 })
    } catch (error) {
      // Public endpoints treat an expired session, or another person's, as anonymous.
      if (error instanceof ApiError && /^(session|account)\./.test(error.code)) return null
      throw error
    }
  },
  identity: identify,
  person: signedIn,
  seeker: signedIn,
  'company-account': signedIn,
  company: signedIn,
  shift: onShiftPassOrSignedIn,
  'own-shift': onShiftPassOrSignedIn,
  staff: authenticateStaff,
}

const needChecks: Record<Need, (deps: Deps, actor: Actor, requestId: string) => Promise<void>> = {
  // Checked when the caller is read: without `firebase-id` there is none.
  named: () => Promise.resolve(),
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
    if (!reauthenticatedAt || clock.now().getTime() - Date.parse(reauthenticatedAt) > RECENT_MS) {
      throw new ApiError('session.recent-sign-in-needed')
    }
  },
}
