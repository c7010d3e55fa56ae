import { ApiError } from '@s4/contract/api-error'
import type { FastifyRequest } from 'fastify'
import { markHalfMadeAccount } from '../half-made-accounts/mark-half-made-account'
import type { Deps } from '@s4/api-platform/deps'
import { runCommand } from '@s4/api-platform/commands'
import { implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { signal } from '@s4/api-platform/notices'
import { switchCompany } from './act-for-company'
import { findSession } from './authenticate'
import { openChatSession } from './chat-session'
import { checkSoon } from './check-with-provider'
import { clearSessionCookies, sameOrigin } from './cookies'
import { endSession } from './end-session'
import { followProvider } from './follow-provider'
import { sessionRepository, type KnownSession } from './store/session-repository'
import { renewedUntil } from './store/session-times'
import { sessionView } from './session-view'
import { startSession } from './start-session'

export const sessionHandlers = (deps: Deps) => {
  const { db, clock, identity, settings } = deps
  const sessions = sessionRepository(db)

  return [
    implement('session.create', async ({ input, request, reply }) => {
      if (!sameOrigin(request)) throw new ApiError('session.forged')
      await limit(deps, request, { what: 'sign-in' })
      const identified = await identity.verify(input.idToken)
      await limit(deps, request, { what: 'sign-in', person: identified.uid })
      // An old token proves no sign-in.
      if (!identified.recent) throw new ApiError('session.recent-sign-in-needed')
      const person = await sessions.byUid(identified.uid)
      if (!person) {
        await markHalfMadeAccount(deps, identified.uid).catch((error: unknown) =>
          request.log.warn({ err: error }, 'a half-made account was not marked'),
        )
        throw new ApiError('account.unfinished')
      }
      if (person.eraseAt) throw new ApiError('account.erasing', { facts: { eraseAt: person.eraseAt } })
      return sessionView(deps, await startSession(deps, { request, reply, person, identified }))
    }),

    implement('session.show', async ({ request, actor }) => {
      const session = actor && (await findSession(deps, request))
      const current = session && (await refreshVerification(deps, request, session))
      return current && sessionView(deps, current)
    }),

    implement('session.renew', async ({ request, actor, transact }) => {
      const known = await identity.lookup(actor.uid)
      const session = await findSession(deps, request)
      if (!session) throw new ApiError('session.required')
      if (!known) throw new ApiError('identity.invalid')
      const now = clock.now()
      const ended = await transact((ctx) => followProvider(ctx, { known }))
      if (ended.includes(session.sessionId))
        throw new ApiError(known.disabled ? 'identity.disabled' : 'session.expired')
      const until = renewedUntil(session, now)
      if (!until) throw new ApiError('session.too-old')
      await transact(async ({ tx }) => {
        await sessionRepository(tx).renew(session.sessionId, now, until)
        // Other tabs show the new end.
        await signal(tx, [actor.uid], ['session'])
      })
      return sessionView(deps, await requireSession(deps, request))
    }),

    implement('session.reauth', async ({ input, actor, request, transact }) => {
      await limit(deps, request, { what: 'reauth', person: actor.uid })
      const identified = await identity.verify(input.idToken)
      if (identified.uid !== actor.uid) throw new ApiError('session.other-person')
      if (!identified.recent) throw new ApiError('session.recent-sign-in-needed')
      const { sessionId } = actor
      if (!sessionId) return { done: true } as const
      const known = await identity.lookup(actor.uid)
      await transact(async (ctx) => {
        await sessionRepository(ctx.tx).reauthenticated(sessionId, { now: ctx.now, provedAt: identified.provedAt })
        // A changed password ends earlier sessions except this one.
        if (known) await followProvider(ctx, { known, keptId: sessionId })
      })
      return { done: true } as const
    }),

    implement('session.recheck', async ({ input: { email }, request }) => {
      if (!sameOrigin(request)) throw new ApiError('session.forged')
      await limit(deps, request, { what: 'recheck' })
      // Neither the response nor its time shows whether the address has an account.
      checkSoon(deps, { email, requestId: request.id })
      return { done: true } as const
    }),

    implement('session.end', async ({ request, reply }) => {
      if (!sameOrigin(request)) throw new ApiError('session.forged')
      // An expired session is ended too, but a page must not end another person's session.
      const session = await findSession(deps, request)
      if (session && session.uid !== (request.headers['firebase-id'] ?? session.uid))
        throw new ApiError('session.other-person')
      if (session)
        await runCommand(deps, { actor: session, requestId: request.id }, (ctx) =>
          endSession(ctx, { id: session.sessionId }),
        )
      clearSessionCookies(reply, settings)
      return { done: true } as const
    }),

    implement('session.customToken', async ({ actor: { uid, sessionId } }) => {
      if (!sessionId) throw new ApiError('session.required')
      if (deps.chat) await openChatSession({ db, clock, chat: deps.chat }, sessionId)
      return { token: await identity.chatToken({ uid, sessionId }) }
    }),

    implement('session.switchCompany', async ({ input, transact }) => {
      await transact((ctx) => switchCompany(ctx, input))
      return { done: true } as const
    }),

    implement('session.devices', async ({ actor }) =>
      (await sessions.live(actor.uid, clock.now())).map((session) => ({
        ...session,
        current: session.id === actor.sessionId,
      })),
    ),

    implement('session.endDevice', async ({ input, transact }) => {
      if (!(await transact((ctx) => endSession(ctx, input)))) throw new ApiError('record.missing')
      return { done: true } as const
    }),
  ]
}

/** Checks an unverified address with the provider. Null when that ended the session. */
async function refreshVerification(
  deps: Deps,
  request: FastifyRequest,
  session: KnownSession,
): Promise<KnownSession | null> {
  if (session.emailVerified) return session
  const known = await deps.identity.lookup(session.uid).catch(() => null)
  if (!known) return session
  await runCommand(deps, { actor: null, requestId: request.id }, (ctx) => followProvider(ctx, { known }))
  return findSession(deps, request)
}

async function requireSession(deps: Deps, request: FastifyRequest) {
  const session = await findSession(deps, request)
  if (!session) throw new ApiError('session.required')
  return session
}
