import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSigned, sign, type Settings, type SigningKeys } from '@s4/api-platform/settings'

/** The only cookie name that Firebase Hosting lets through. */
export const SESSION_COOKIE = '__session'
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

/** Connects a page's writes to its session: an HMAC of the session id that only our pages can read. */
export const xsrfToken = (keys: SigningKeys, sessionId: string): string =>
  sign(keys, `xsrf:${sessionId}`).toString('base64url')

export const xsrfMatches = (keys: SigningKeys, sessionId: string, given: unknown): boolean =>
  typeof given === 'string' && isSigned(keys, `xsrf:${sessionId}`, Buffer.from(given, 'base64url'))

/** True when the request comes from a page of the same host. */
export function sameOrigin(request: FastifyRequest): boolean {
  const { origin, host } = request.headers
  if (!origin || !URL.canParse(origin)) return false
  return new URL(origin).host === host
}

const shared = ({ baseDomain, secureCookies }: Settings): CookieSerializeOptions => ({
  path: '/',
  domain: baseDomain,
  sameSite: 'lax',
  secure: secureCookies,
})

// Longer than a session, to distinguish an expired session from none.
const KEPT_SECONDS = 24 * 60 * 60

export function setSessionCookies(
  reply: FastifyReply,
  settings: Settings,
  { secret, sessionId }: { secret: string; sessionId: string },
): void {
  void reply
    .setCookie(SESSION_COOKIE, secret, { ...shared(settings), httpOnly: true, maxAge: KEPT_SECONDS })
    .setCookie(XSRF_COOKIE, xsrfToken(settings.sessionKeys, sessionId), { ...shared(settings), maxAge: KEPT_SECONDS })
}

export function clearSessionCookies(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(SESSION_COOKIE, shared(settings)).clearCookie(XSRF_COOKIE, shared(settings))
}
