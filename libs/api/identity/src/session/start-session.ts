import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import type { Actor } from '@s4/api-platform/actor'
import { runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import type { Identified } from '@s4/api-platform/outside-services'
import { findSession } from './authenticate'
import { setSessionCookies } from './cookies'
import { deviceName } from './device'
import { endSession, replaceSession } from './end-session'
import { followProvider } from './follow-provider'
import { hashSecret, sessionRepository, type KnownSession } from './store/session-repository'
import { HOUR } from './store/session-times'
import { moveShiftTokens } from './shift-token'

interface StartSessionInput {
  request: FastifyRequest
  reply: FastifyReply
  person: Actor
  identified: Identified
}

/**
 * Starts a session after a sign-in. A session of another person in this browser is ended with a signal to its tabs.
 * A session of the same person is replaced without a signal, after the browser has received the new cookie.
 */
export async function startSession(
  deps: Deps,
  { request, reply, person, identified }: StartSessionInput,
): Promise<KnownSession> {
  const before = await findSession(deps, request)
  const isOther = before !== null && before.uid !== person.uid
  const requestId = request.id
  if (isOther) await runCommand(deps, { actor: before, requestId }, (ctx) => endSession(ctx, { id: before.sessionId }))

  const secret = randomBytes(32).toString('base64url')
  const id = uuid()
  await runCommand(deps, { actor: person, requestId }, async (ctx) => {
    const { tx, now } = ctx
    await sessionRepository(tx).insert({
      id,
      secret,
      now,
      uid: person.uid,
      device: deviceName(request.headers['user-agent']),
      expiresAt: new Date(now.getTime() + HOUR),
      provedAt: identified.provedAt,
    })
    if (before && !isOther) await moveShiftTokens(tx, before.sessionId, id)
    await followProvider(ctx, { known: identified, keptId: id })
    await ctx.record({ action: 'session.started', subject: { kind: 'session', id } })
  })
  if (before && !isOther) {
    reply.raw.once('finish', () => {
      runCommand(deps, { actor: before, requestId }, (ctx) =>
        replaceSession(ctx, { from: before.sessionId, to: id }),
      ).catch((error: unknown) => request.log.error({ err: error }, 'the session before was not ended'))
    })
  }
  setSessionCookies(reply, deps.settings, { secret, sessionId: id })
  const session = await sessionRepository(deps.db).bySecret(secret)
  if (!session) throw new Error(`session ${hashSecret(id).toString('hex', 0, 4)} vanished while it was made`)
  return session
}
