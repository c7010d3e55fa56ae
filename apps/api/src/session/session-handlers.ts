import { randomBytes } from 'node:crypto'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuid } from 'uuid'
import { markHalfMadeAccount } from '../account/mark-half-made-account'
import type { Actor } from '../server/actor'
import { audit } from '../server/audit'
import type { Deps } from '../server/deps'
import { implement } from '../server/implement'
import { signal } from '../server/notify'
import { limit } from '../server/rate-limits'
import { clearSessionCookies, sameOrigin, setSessionCookies } from './cookies'
import { sessionOf } from './authenticate'
import { deviceOf } from './device'
import { hashOf, sessionRepository, type KnownSession } from './session-repository'
import { sessionView } from './session-view'
import { endShiftTokens, moveShiftTokens } from './shift-token'

/** SPEC section 9: a session lives one hour from its timestamp. */
const HOUR = 60 * 60_000

export const sessionHandlers = (deps: Deps) => {
  const { db, clock, identity, settings } = deps
  const sessions = sessionRepository(db)

  return [
    implement('session.create', async ({ input, request, reply }) => {
      if (!sameOrigin(request)) throw new Problem('session.forged')
      await limit(deps, request, 'sign-in')
      const identified = await identity.verify(input.idToken)
      await limit(deps, request, 'sign-in', identified.uid)
      // An old token is no sign-in: whoever replays one, or made one from a session, has to sign in.
      if (!identified.recent) throw new Problem('session.recent-sign-in-needed')
      const person = await sessions.byUid(identified.uid)
      if (!person) {
        await markHalfMadeAccount(deps, identified.uid).catch((error: unknown) => request.log.warn({ err: error }, 'a half-made account was not marked'))
        throw new Problem('account.unfinished')
      }
      if (person.eraseAt) throw new Problem('account.erasing', { facts: { eraseAt: person.eraseAt } })
      await sessions.recordEmail(identified.uid, identified.email, identified.emailVerified)
      await endBefore(deps, request, reply, identified.uid)
      return sessionView(deps, await start(deps, request, reply, person))
    }),

    implement('session.show', async ({ request, actor }) => {
      const session = actor && (await sessionOf(deps, request))
      if (!session) return null
      return sessionView(deps, session.emailVerified || !(await isVerifiedNow(deps, session.uid)) ? session : { ...session, emailVerified: true })
    }),

    implement('session.renew', async ({ request, actor }) => {
      const known = await identity.lookup(actor.uid)
      const session = await sessionOf(deps, request)
      if (!session) throw new Problem('session.required')
      if (!known) throw new Problem('identity.invalid')
      if (known.disabled) throw new Problem('identity.disabled')
      if (known.validSince.getTime() > lastProven(session)) throw new Problem('session.expired')
      const now = clock.now()
      await db.transaction(async (tx) => {
        await sessionRepository(tx).recordEmail(actor.uid, known.email, known.emailVerified)
        await sessionRepository(tx).renew(session.sessionId, now, new Date(now.getTime() + HOUR))
        // Other tabs count down to the same end.
        await signal(tx, [actor.uid], ['session'])
      })
      return sessionView(deps, await mustFind(deps, request))
    }),

    implement('session.reauth', async ({ input, actor, request }) => {
      await limit(deps, request, 'reauth', actor.uid)
      const identified = await identity.verify(input.idToken)
      if (identified.uid !== actor.uid) throw new Problem('session.other-person')
      if (!identified.recent) throw new Problem('session.recent-sign-in-needed')
      const { sessionId } = actor
      if (sessionId) await db.transaction((tx) => confirm(deps, tx, actor, sessionId))
      return { done: true } as const
    }),

    implement('session.end', async ({ request, reply }) => {
      if (!sameOrigin(request)) throw new Problem('session.forged')
      // An expired session is ended too; one that is somebody else's by now is not this page's to end.
      const session = await sessionOf(deps, request)
      if (session && session.uid !== (request.headers['firebase-id'] ?? session.uid)) throw new Problem('session.other-person')
      if (session) await endSession(deps, session, session.sessionId)
      clearSessionCookies(reply, settings)
      return { done: true } as const
    }),

    implement('session.customToken', async ({ actor }) => ({ token: await identity.customToken(actor.uid) })),

    implement('session.devices', async ({ actor }) =>
      (await sessions.live(actor.uid, clock.now())).map((session) => ({ ...session, current: session.id === actor.sessionId })),
    ),

    implement('session.endDevice', async ({ input, actor }) => {
      if (!(await endSession(deps, actor, input.id))) throw new Problem('record.missing')
      return { done: true } as const
    }),
  ]
}

/** Whether the link of the mail has been opened since we last heard. The session's hour goes on as it was. */
async function isVerifiedNow({ db, identity }: Deps, uid: string): Promise<boolean> {
  const known = await identity.lookup(uid).catch(() => null)
  if (!known?.emailVerified) return false
  await sessionRepository(db).recordEmail(uid, known.email, true)
  return true
}

/**
 * One cookie is one person: whoever this browser was before is told in every tab. The same person just goes on,
 * so their other tabs hear nothing, and the old session lasts until the browser has the new one.
 */
async function endBefore(deps: Deps, request: FastifyRequest, reply: FastifyReply, uid: string): Promise<void> {
  const before = await sessionOf(deps, request)
  if (!before) return
  if (before.uid !== uid) return void (await endSession(deps, before, before.sessionId))
  reply.raw.once('finish', () => {
    endSession(deps, before, before.sessionId, { quietly: true }).catch((error: unknown) => request.log.error({ err: error }, 'the session before was not ended'))
  })
}

async function start(deps: Deps, request: FastifyRequest, reply: FastifyReply, person: Actor) {
  const secret = randomBytes(32).toString('base64url')
  const id = uuid()
  const now = deps.clock.now()
  const before = await sessionOf(deps, request)
  await deps.db.transaction(async (tx) => {
    await sessionRepository(tx).insert({
      id, secret, now,
      uid: person.uid,
      device: deviceOf(request.headers['user-agent']),
      expiresAt: new Date(now.getTime() + HOUR),
    })
    if (before?.uid === person.uid) await moveShiftTokens(tx, before.sessionId, id)
    await audit(tx, { at: now, actor: person, action: 'session.started', subject: { kind: 'session', id } })
  })
  setSessionCookies(reply, deps.settings, secret, id)
  const session = await sessionRepository(deps.db).bySecret(secret)
  if (!session) throw new Error(`session ${hashOf(id).toString('hex', 0, 4)} vanished while it was made`)
  return session
}

async function mustFind(deps: Deps, request: FastifyRequest) {
  const session = await sessionOf(deps, request)
  if (!session) throw new Problem('session.required')
  return session
}

/** Notes the fresh sign-in; sessions from before a change of password end with it, this one excepted. */
async function confirm({ identity, clock }: Deps, tx: Db, actor: Actor, sessionId: string): Promise<void> {
  const { uid } = actor
  const sessions = sessionRepository(tx)
  await sessions.reauthenticated(sessionId, clock.now())
  const known = await identity.lookup(uid)
  if (!known) return
  const ended = await sessions.endOthersBefore(uid, sessionId, known.validSince)
  await endShiftTokens(tx, ended)
  for (const id of ended) await audit(tx, { at: clock.now(), actor, action: 'session.ended', subject: { kind: 'session', id } })
  const changed = await sessions.recordEmail(uid, known.email, known.emailVerified)
  if (ended.length > 0 || changed) await signal(tx, [uid], ['session'])
}

const lastProven = ({ issuedAt, reauthenticatedAt }: KnownSession) => Math.max(Date.parse(issuedAt), Date.parse(reauthenticatedAt ?? issuedAt))

/** Ends it in every tab: they hear of it over the event stream, unless the same person goes on. */
const endSession = ({ db, clock }: Deps, actor: Actor, id: string, { quietly = false } = {}) =>
  db.transaction(async (tx) => {
    const ended = await sessionRepository(tx).end(actor.uid, id)
    if (ended) await audit(tx, { at: clock.now(), actor, action: 'session.ended', subject: { kind: 'session', id } })
    if (ended && !quietly) {
      await endShiftTokens(tx, [id])
      await signal(tx, [actor.uid], ['session'])
    }
    return ended
  })
