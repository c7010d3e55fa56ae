import { requireRole, type Session } from '@s4/auth-session'
import { seekerLinks } from '@s4/links'
import { redirect, type MiddlewareFunction } from 'react-router-dom'
import { readShiftPass } from '../pass/shift-pass'
import { hasKeptShift } from '../phone-queue/kept-shift'

/** The shift in progress and its logbook; problems need a session. */
const shiftPaths = [/^\/User-workInprogess/, /^\/User-reportProblem\/./]

/**
 * Lets workers in. The screens of a shift also open with its pass, without a session. When the server cannot be reached
 * and no session is stored, a phone that keeps a shift opens that shift, whatever was asked for.
 */
export const requireSeekerOrShift =
  (session: Session): MiddlewareFunction =>
  async (args, next) => {
    const { pathname } = new URL(args.request.url)
    const isShiftPath = shiftPaths.some((path) => path.test(pathname))
    const opensWithPass = isShiftPath && readShiftPass() !== null
    if (opensWithPass || hasKeptShift()) {
      const known = await session.current().catch(() => undefined)
      if (known === null && opensWithPass) return next()
      if (known === undefined && (isShiftPath || pathname === seekerLinks.nextShift)) return next()
      // The router's way to send somebody elsewhere.
      if (known === undefined) throw redirect(readShiftPass() ? seekerLinks.workInProgress : seekerLinks.nextShift)
    }
    return requireRole(session, 'Job Seeker')(args, next)
  }
