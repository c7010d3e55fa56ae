import { ApiError } from '@s4/contract/api-error'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import type { Identified } from '@s4/api-platform/outside-services'
import { setReaderSide } from '@s4/api-platform/failures'
import { SESSION_COOKIE, sameOrigin, XSRF_HEADER, xsrfMatches } from './cookies'
import { recordUse } from './store/note-use'
import { removedSessions } from './store/removed-sessions'
import { sessionRepository, type KnownPerson, type KnownSession } from './store/session-repository'

const CompanyHeader = z.uuid()

const readBearerToken = ({ headers }: FastifyRequest) => /^Bearer (.+)$/i.exec(headers.authorization ?? '')?.[1]

/** The identity of an ID token, with or without an account. */
export async function identify({ identity }: Deps, request: FastifyRequest): Promise<Identified> {
  const token = readBearerToken(request)
  if (!token) throw new ApiError('session.required')
  return identity.verify(token)
}

/** The session of the cookie, expired or not; null for an unknown cookie. */
export async function findSession({ db }: Deps, request: FastifyRequest): Promise<KnownSession | null> {
  const secret = request.cookies[SESSION_COOKIE]
  return secret ? sessionRepository(db).bySecret(secret) : null
}

export interface AuthenticateOptions {
  /** `firebase-id` may be absent: where a browser cannot set headers, or does not yet know who is signed in. */
  headerOptional?: boolean
}

/**
 * Finds the caller by session cookie (with Origin and XSRF token on writes) or by `Authorization: Bearer <ID token>`.
 * Null without a session. Throws `session.required` after a removal from a company, `session.expired`,
 * `session.other-person`, `session.other-company`, `session.forged`, `account.*`.
 */
export async function authenticate(
  deps: Deps,
  request: FastifyRequest,
  trust: AuthenticateOptions = {},
): Promise<KnownPerson | null> {
  if (readBearerToken(request)) return byToken(deps, request)

  const session = await findSession(deps, request)
  if (!session) return refuseRemoved(deps, request)
  setReaderSide(request, session.role)
  if (Date.parse(session.expiresAt) <= deps.clock.now().getTime()) throw new ApiError('session.expired')
  refuseOthers(request, session.uid, trust)
  refuseForgery(deps, request, session.sessionId)
  if (!trust.headerOptional) refuseOtherCompany(request, session)
  if (session.eraseAt) throw new ApiError('account.erasing')
  await recordUse(deps, session)
  return session
}

/** Null, unless this session ended because its person was removed from a company: then that is the reason. */
async function refuseRemoved({ db }: Deps, request: FastifyRequest): Promise<null> {
  const secret = request.cookies[SESSION_COOKIE]
  const company = secret ? await removedSessions(db).companyOf(secret) : null
  if (company === null) return null
  throw new ApiError('session.required', {
    message: `You are no longer a member of ${company}. Sign in to go on without it.`,
  })
}

async function byToken(deps: Deps, request: FastifyRequest): Promise<KnownPerson> {
  const { uid, recent } = await identify(deps, request)
  refuseOthers(request, uid, {})
  const person = await sessionRepository(deps.db).byUid(uid, claimedCompany(request))
  if (!person) throw new ApiError('account.unfinished')
  setReaderSide(request, person.role)
  refuseOtherCompany(request, person)
  if (person.eraseAt) throw new ApiError('account.erasing')
  return recent ? { ...person, reauthenticatedAt: deps.clock.now().toISOString() } : person
}

function refuseOthers(request: FastifyRequest, uid: string, { headerOptional }: AuthenticateOptions): void {
  const claimed = request.headers['firebase-id']
  if (claimed === undefined && headerOptional) return
  if (claimed !== uid) throw new ApiError('session.other-person')
}

const claimedCompany = ({ headers }: FastifyRequest): string | null => {
  const { data } = CompanyHeader.safeParse(headers['company-id'])
  return data ?? null
}

/** A tab that shows one company must not write into another, after its person switched or was removed. */
function refuseOtherCompany({ headers }: FastifyRequest, { companyId }: Actor): void {
  const claimed = headers['company-id']
  if (claimed !== undefined && claimed !== companyId) throw new ApiError('session.other-company')
}

function refuseForgery({ settings }: Deps, request: FastifyRequest, sessionId: string): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  if (sameOrigin(request) && xsrfMatches(settings.sessionKeys, sessionId, request.headers[XSRF_HEADER])) return
  throw new ApiError('session.forged')
}
