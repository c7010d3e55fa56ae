import type { Api } from '@s4/api-client'
import type { Session } from '@s4/auth-session'
import { ApiError } from '@s4/contract/api-error'

// The one of the two session cookies that scripts can read.
const hasSessionCookie = () => /(?:^|; )XSRF-TOKEN=/.test(document.cookie)

/** Throws `session.cookie-refused` where the browser stores no cookies. */
export async function startSession(api: Api, session: Session, idToken: string) {
  const view = await api.call('session.create', { idToken })
  if (!hasSessionCookie()) throw new ApiError('session.cookie-refused')
  session.adopt(view)
  return view
}
