import type { Role } from '@s4/contract'
import { redirectDocument, type MiddlewareFunction } from 'react-router-dom'
import { appForRole, homeUrl, loginUrl } from './hosts/hosts'
import type { Session } from './session'

/** Sends somebody who is not signed in to the login page, and the other role to its own app. */
export const requireRole =
  (session: Session, role: Role): MiddlewareFunction =>
  async ({ request }) => {
    const view = await session.current()
    if (!view) throw redirectDocument(loginUrl(request.url))
    sendHome(view.user.role, role)
  }

/** For pages that need no session: only the other role is sent to its own app. */
export const allowSignedOut =
  (session: Session, role: Role): MiddlewareFunction =>
  async () => {
    const view = await session.current()
    if (view) sendHome(view.user.role, role)
  }

// The other role is another app, so a new document is loaded.
function sendHome(actual: Role, expected: Role): void {
  if (appForRole(actual) !== appForRole(expected)) throw redirectDocument(`${homeUrl(actual)}?notice=other-role`)
}
