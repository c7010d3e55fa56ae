import type { Api } from '@s4/api-client'
import type { Session } from '@s4/auth-session'
import { Problem } from '@s4/contract/problem'

// The readable one of the two cookies that a session comes with.
const keptCookie = () => /(?:^|; )XSRF-TOKEN=/.test(document.cookie)

/** Starts the session of whoever the token proves. Throws `session.cookie-refused` where the browser keeps no cookies: every page would ask to sign in again. */
export async function startSession(api: Api, session: Session, idToken: string) {
  const view = await api.call('session.create', { idToken })
  if (!keptCookie()) throw new Problem('session.cookie-refused')
  session.adopt(view)
  return view
}
