import { requireRole, type Session } from '@s4/auth-session'
import type { MiddlewareFunction } from 'react-router-dom'
import { readKioskPass } from './kiosk-pass'

/** Lets companies in, and a screen that was started as a kiosk: it stands at the site longer than any session. */
export const requireCompanyOrKiosk =
  (session: Session): MiddlewareFunction =>
  async (args, next) => {
    const [, siteId = ''] = /^\/kiosk\/([^/]+)/.exec(new URL(args.request.url).pathname) ?? []
    return readKioskPass(siteId) === null ? requireRole(session, 'Company')(args, next) : next()
  }
