import { shellLinks } from '@s4/links'
import { useApi } from '@s4/api-client'
import { homeUrl, openUrl, safeNext, useSessionStore } from '@s4/auth-session'
import { getIdentity, type Provider } from '@s4/identity'
import { ApiError } from '@s4/contract/api-error'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { startSession } from './start-session'

/** The URL to open after signing in; null without one, or for another site's. */
export const useNext = () => safeNext(useSearchParams()[0].get('next'))

/** Starts a session and opens the right app. An identity without an account is sent to the sign-up form. */
export function useStartSession() {
  const api = useApi()
  const session = useSessionStore()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const next = useNext()

  return async (idToken: string) => {
    try {
      const view = await startSession(api, session, idToken)
      openUrl(next ?? homeUrl(view.user.role))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'account.unfinished') throw error
      const given = params.get('next')
      await navigate(`${shellLinks.createAccount}?finish${given ? `&next=${encodeURIComponent(given)}` : ''}`)
    }
  }
}

/** Signs in one way and then starts the session. The screen shows a refusal itself. */
export function useSignIn<Input>(prove: (provider: Provider, input: Input) => Promise<string>) {
  const identity = getIdentity(useApi())
  const enter = useStartSession()
  return useMutation({
    meta: { shown: true },
    mutationFn: async (input: Input) => enter(await prove(await identity.load(), input)),
  })
}
