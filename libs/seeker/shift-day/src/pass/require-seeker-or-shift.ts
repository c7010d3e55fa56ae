import { requireRole, type Session } from '@s4/auth-session'
import { seekerLinks } from '@s4/links'
import type { MiddlewareFunction } from 'react-router-dom'
import { hasKeptShift } from '../phone-queue/kept-shift'
import { readShiftPass } from './shift-pass'

/** The shift in progress and its logbook; problems need a session. */
const shiftPaths = [/^\/User-workInprogess/, /^\/User-reportProblem\/./]

/**
 * Lets workers in. The screens of a shift also open with its pass, without a session; and when the server cannot be
 * reached, those of a shift that the phone keeps, booking on among them.
 */
export const requireSeekerOrShift =
  (session: Session): MiddlewareFunction =>
  async (args, next) => {
    const { pathname } = new URL(args.request.url)
    const isShiftPath = shiftPaths.some((path) => path.test(pathname))
    const opensWithPass = readShiftPass() !== null && isShiftPath
    const opensWithoutSignal = hasKeptShift() && (isShiftPath || pathname === seekerLinks.nextShift)
    if (opensWithPass || opensWithoutSignal) {
      const known = await session.current().catch(() => undefined)
      if (known === undefined || (known === null && opensWithPass)) return next()
    }
    return requireRole(session, 'Job Seeker')(args, next)
  }
