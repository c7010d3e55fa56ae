import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '@s4/api-platform/settings'

/** The only cookie name that Firebase Hosting lets through. */
export const SESSION_COOKIE = '__session'
export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

/** Ties a page's writes to its session: an HMAC of the session id, readable by our own pages only. */
export const xsrfToken = (key: Buffer, sessionId: string): string =>
  createHmac('sha256', key).update(`xsrf:${sessionId}`).digest('base64url')

export function xsrfMatches(key: Buffer, sessionId: string, given: unknown): boolean {
  const expected = Buffer.from(xsrfToken(key, sessionId))
  const actual = Buffer.from(typeof given === 'string' ? given : '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

/** True when the write came from a page of the very host it is sent to. */
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

// Kept past the hour so that an expired session can be told from none at all.
const KEPT_SECONDS = 24 * 60 * 60

export function setSessionCookies(
  reply: FastifyReply,
  settings: Settings,
  { secret, sessionId }: { secret: string; sessionId: string },
): void {
  void reply
    .setCookie(SESSION_COOKIE, secret, { ...shared(settings), httpOnly: true, maxAge: KEPT_SECONDS })
    .setCookie(XSRF_COOKIE, xsrfToken(settings.sessionKey, sessionId), { ...shared(settings), maxAge: KEPT_SECONDS })
}

export function clearSessionCookies(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(SESSION_COOKIE, shared(settings)).clearCookie(XSRF_COOKIE, shared(settings))
}
