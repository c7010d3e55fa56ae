import { shellLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { useSessionStore } from '@s4/auth-session'
import { termsVersion, type Role } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import { identityOf } from '@s4/identity'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { startSession } from '../entering/start-session'

interface Basics {
  role: Role
  phone: string
}

/** The forms send nobody on who has not accepted these. */
const withTerms = (basics: Basics) => ({ ...basics, terms: termsVersion })

/** Starts the session of an account just made and goes on to verifying the address. */
function useEnterNewAccount() {
  const api = useApi()
  const session = useSessionStore()
  const navigate = useNavigate()
  const next = useSearchParams()[0].get('next')

  return async (idToken: string) => {
    const view = await startSession(api, session, idToken)
    // The page it leads to can send it again.
    if (!view.user.emailVerified) await api.call('user.sendVerification', {}).catch(() => null)
    await navigate(`${shellLinks.verifyEmail}${next ? `?next=${encodeURIComponent(next)}` : ''}`)
  }
}

const isRefusal = (error: unknown) =>
  error instanceof Problem && error.status >= 400 && error.status < 500 && error.code !== 'account.exists'

export function useCreateAccount() {
  const api = useApi()
  const enter = useEnterNewAccount()

  return useMutation({
    meta: { shown: true },
    mutationFn: async ({ email, password, ...basics }: Basics & { email: string; password: string }) => {
      const provider = await identityOf(api).load()
      const idToken = await provider.signUp(email, password)
      await api.call('user.create', withTerms(basics), { idToken }).catch(async (error: unknown) => {
        // Refused for good: the identity goes, so that no half-made account holds the address. Unanswered: trying again goes on from it.
        if (isRefusal(error)) await provider.abandon().catch(() => null)
        throw error
      })
      await enter(idToken)
    },
  })
}

/** For somebody the provider knows (Google, a link) and S4 does not yet. */
export function useFinishAccount() {
  const api = useApi()
  const enter = useEnterNewAccount()

  return useMutation({
    meta: { shown: true },
    mutationFn: async (basics: Basics) => {
      const proven = await (await identityOf(api).load()).current()
      if (!proven) throw new Problem('session.recent-sign-in-needed')
      await api.call('user.create', withTerms(basics), { idToken: proven.idToken })
      await enter(proven.idToken)
    },
  })
}
