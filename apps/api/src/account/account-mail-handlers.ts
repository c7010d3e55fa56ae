import { Problem } from '@s4/contract/problem'
import { appUrl } from '../server/app-url'
import { audit } from '../server/audit'
import type { Deps } from '../server/deps'
import { implement } from '../server/implement'
import { limit } from '../server/rate-limits'
import { sameOrigin } from '../session/cookies'

/** The mails a person asks the identity provider for. Neither answer nor time tells whether an address has an account. */
export const accountMailHandlers = (deps: Deps) => {
  const { db, clock, identity, settings } = deps
  const shell = (path: string) => appUrl(settings, 'shell', path)

  return [
    implement('user.sendVerification', async ({ actor, request }) => {
      await limit(deps, request, 'resend', actor.uid)
      await identity.sendMail('verification', { email: actor.email, uid: actor.uid, continueUrl: shell('/email-verification') })
      return { done: true } as const
    }),

    implement('user.changeEmail', async ({ input: { email }, actor, request }) => {
      await limit(deps, request, 'resend', actor.uid)
      await identity.sendMail('email-change', { email, uid: actor.uid, continueUrl: shell('/login') })
      await audit(db, { at: clock.now(), actor, action: 'account.email-change-asked', subject: { kind: 'account', id: actor.uid } })
      return { done: true } as const
    }),

    implement('user.sendReset', async ({ input: { email }, request }) => {
      if (!sameOrigin(request)) throw new Problem('session.forged')
      await limit(deps, request, 'reset', email)
      await identity.sendMail('reset', { email, continueUrl: shell('/login') })
      return { done: true } as const
    }),

    implement('user.sendSignInLink', async ({ input: { email, next }, request }) => {
      if (!sameOrigin(request)) throw new Problem('session.forged')
      if (!settings.signInProviders.includes('email-link')) throw new Problem('identity.way-off')
      await limit(deps, request, 'resend', email)
      await identity.sendMail('sign-in-link', { email, continueUrl: shell(next ? `/login?next=${encodeURIComponent(next)}` : '/login') })
      return { done: true } as const
    }),
  ]
}
