import { requireRole, type Session } from '@s4/auth-session'
import type { MiddlewareFunction } from 'react-router-dom'
import { readKioskPass } from './kiosk-pass'

/** Lets companies in, and kiosks with their own token, because they run longer than a session. */
export const requireCompanyOrKiosk =
  (session: Session): MiddlewareFunction =>
  async (args, next) => {
    const [, siteId = ''] = /^\/kiosk\/([^/]+)/.exec(new URL(args.request.url).pathname) ?? []
    return readKioskPass(siteId) === null ? requireRole(session, 'Company')(args, next) : next()
  }
