import { shellLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { useSessionStore } from '@s4/auth-session'
import { termsVersion, type Role } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { getIdentity } from '@s4/identity'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { onceProviderAnswers } from '../entering/once-provider-answers'
import { startSession } from '../entering/start-session'

interface Basics {
  role: Role
  phone: string
}

/** The forms cannot be sent without accepting the terms. */
const withTerms = (basics: Basics) => ({ ...basics, terms: termsVersion })

/** Starts the session of a new account and shows how to verify the address. */
function useStartFirstSession() {
  const api = useApi()
  const session = useSessionStore()
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')

  return async (idToken: string) => {
    const view = await startSession(api, session, idToken)
    // The next page can send the mail again.
    if (!view.user.emailVerified) await api.call('account.sendVerification', next ? { next } : {}).catch(() => null)
    await navigate(`${shellLinks.verifyEmail}${next ? `?next=${encodeURIComponent(next)}` : ''}`)
  }
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'account.exists'

export function useCreateAccount() {
  const api = useApi()
  const enter = useStartFirstSession()

  return useMutation({
    meta: { shown: true },
    mutationFn: async ({ email, password, ...basics }: Basics & { email: string; password: string }) => {
      const provider = await getIdentity(api).load()
      const idToken = await onceProviderAnswers(api, () => provider.signUp(email, password))
      await api.call('signUp.create', withTerms(basics), { idToken }).catch(async (error: unknown) => {
        // After a refusal the identity is removed, so that it does not block the address. Without a response the next
        // attempt uses it.
        if (isRefusal(error)) await provider.abandon().catch(() => null)
        throw error
      })
      await enter(idToken)
    },
  })
}

/** For somebody who has an identity at the provider (Google, a link) but no S4 account yet. */
export function useFinishAccount() {
  const api = useApi()
  const enter = useStartFirstSession()

  return useMutation({
    meta: { shown: true },
    mutationFn: async (basics: Basics) => {
      const proven = await (await getIdentity(api).load()).current()
      if (!proven) throw new ApiError('session.recent-sign-in-needed')
      await api.call('signUp.create', withTerms(basics), { idToken: proven.idToken })
      await enter(proven.idToken)
    },
  })
}
