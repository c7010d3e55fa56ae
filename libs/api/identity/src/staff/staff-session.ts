import type { CookieSerializeOptions } from '@fastify/cookie'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffActor } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import type { Settings } from '@s4/api-platform/settings'
import { sameOrigin } from '../session/cookies'
import { hashSecret } from '../session/store/session-repository'

/** With this prefix browsers refuse a cookie that another host of the domain has set. */
export const staffCookie = ({ secureCookies }: Settings): string => (secureCookies ? '__Host-s4-staff' : 's4-staff')

// Without a domain, so that the hosts of the apps never receive it.
const options = ({ secureCookies }: Settings): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'strict',
  httpOnly: true,
  secure: secureCookies,
})

export function setStaffCookie(reply: FastifyReply, settings: Settings, { secret }: { secret: string }): void {
  void reply.setCookie(staffCookie(settings), secret, options(settings))
}

/** Throws `staff.session-required`, `staff.forged`. */
export async function authenticateStaff(deps: Deps, request: FastifyRequest): Promise<StaffActor> {
  const actor = await findStaffActor(deps, request)
  if (!actor) throw new ApiError('staff.session-required')
  if (request.method !== 'GET' && request.method !== 'HEAD') refuseForeignPages(request)
  return actor
}

/** Throws `staff.forged`. */
export function refuseForeignPages(request: FastifyRequest): void {
  if (!sameOrigin(request)) throw new ApiError('staff.forged')
}

/** Null without a session that is still good. */
export async function findStaffActor(
  { db, clock, settings }: Deps,
  request: FastifyRequest,
): Promise<StaffActor | null> {
  const secret = request.cookies[staffCookie(settings)]
  if (!secret) return null
  const [actor] = await db.query<StaffActor>(
    `select staff_session.id as staff_session_id, staff_member.id as staff_id, name, email, expires_at
     from staff_session join staff_member on staff_member.id = staff_id
     where secret_hash = $1 and expires_at > $2 and removed_at is null`,
    [hashSecret(secret), clock.now()],
  )
  return actor ?? null
}

export async function endStaffSession(
  tx: Db,
  reply: FastifyReply,
  { actor, settings }: { actor: StaffActor; settings: Settings },
): Promise<void> {
  await tx.query('delete from staff_session where id = $1', [actor.staffSessionId])
  void reply.clearCookie(staffCookie(settings), options(settings))
}
