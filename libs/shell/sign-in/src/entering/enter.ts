import { shellLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { homeOf, leaveFor, safeNext, useSessionStore } from '@s4/auth-session'
import { identityOf, type Provider } from '@s4/identity'
import { Problem } from '@s4/contract/problem'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { startSession } from './start-session'

/** Where this person wanted to go before signing in; null for nowhere in particular, or nowhere of ours. */
export const useNext = () => safeNext(useSearchParams()[0].get('next'))

/** Starts a session from a fresh ID token and leaves for the right app. An identity without an account goes on to make one. */
export function useEnter() {
  const api = useApi()
  const session = useSessionStore()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const next = useNext()

  return async (idToken: string) => {
    try {
      const view = await startSession(api, session, idToken)
      leaveFor(next ?? homeOf(view.user.role))
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'account.unfinished') throw error
      const given = params.get('next')
      await navigate(`${shellLinks.createAccount}?finish${given ? `&next=${encodeURIComponent(given)}` : ''}`)
    }
  }
}

/** One way of proving who you are, then going in. The screen shows a refusal itself. */
export function useSignIn<Input>(prove: (provider: Provider, input: Input) => Promise<string>) {
  const identity = identityOf(useApi())
  const enter = useEnter()
  return useMutation({
    meta: { shown: true },
    mutationFn: async (input: Input) => enter(await prove(await identity.load(), input)),
  })
}
