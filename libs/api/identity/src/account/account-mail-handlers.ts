import { shellLinks } from '@s4/links'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyRequest } from 'fastify'
import { appUrl } from '@s4/api-platform/settings'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { limit, mayMail } from '@s4/api-platform/limits'
import { findSession } from '../session/authenticate'
import { sameOrigin } from '../session/cookies'
import { queueSignInMail } from './sign-in-mail'

/** Mails sent by the identity provider. Neither the response nor its time shows whether an address has an account. */
export const accountMailHandlers = (deps: Deps) => {
  const { identity, settings } = deps
  const shell = (path: string) => appUrl(settings, 'shell', path)
  const mail = async (
    request: FastifyRequest,
    asked: { kind: 'reset' | 'sign-in-link'; email: string; continueUrl: string },
  ) => {
    if (await mayMail(deps, request, { email: asked.email, ownUid: await ownUid(deps, request, asked.email) }))
      await queueSignInMail(deps, { ...asked, requestId: request.id })
  }

  return [
    implement('account.sendVerification', async ({ input: { next }, actor, request }) => {
      await limit(deps, request, { what: 'own-mail', person: actor.uid })
      await identity.sendMail('verification', {
        email: actor.email,
        uid: actor.uid,
        continueUrl: shell(withNext(shellLinks.verifyEmail, next)),
      })
      return { done: true } as const
    }),

    implement('account.changeEmail', async ({ input: { email }, actor, request, transact }) => {
      await limit(deps, request, { what: 'own-mail', person: actor.uid })
      // The new address does not belong to the person yet, so the limit for strangers applies.
      if (await mayMail(deps, request, { email, ownUid: null }))
        await queueSignInMail(deps, {
          kind: 'email-change',
          email,
          uid: actor.uid,
          continueUrl: shell(shellLinks.login),
          requestId: request.id,
        })
      await transact((ctx) =>
        ctx.record({ action: 'account.email-change-asked', subject: { kind: 'account', id: actor.uid } }),
      )
      return { done: true } as const
    }),

    implement('account.sendReset', async ({ input: { email }, request }) => {
      if (!sameOrigin(request)) throw new ApiError('session.forged')
      await limit(deps, request, { what: 'sign-in-mail' })
      await mail(request, { kind: 'reset', email, continueUrl: shell(shellLinks.login) })
      return { done: true } as const
    }),

    implement('account.sendSignInLink', async ({ input: { email, next }, request }) => {
      if (!sameOrigin(request)) throw new ApiError('session.forged')
      if (!settings.signInProviders.includes('email-link')) throw new ApiError('identity.way-off')
      await limit(deps, request, { what: 'sign-in-mail' })
      await mail(request, {
        kind: 'sign-in-link',
        email,
        continueUrl: shell(withNext(shellLinks.login, next)),
      })
      return { done: true } as const
    }),
  ]
}

const withNext = (path: string, next?: string) => (next ? `${path}?next=${encodeURIComponent(next)}` : path)

/** The person of this browser's session, expired or not, when the address is theirs. */
async function ownUid(deps: Deps, request: FastifyRequest, email: string): Promise<string | null> {
  const session = await findSession(deps, request)
  return session?.email.toLowerCase() === email.toLowerCase() ? session.uid : null
}
