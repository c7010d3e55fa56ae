import { requireRole, type Session } from '@s4/auth-session'
import type { MiddlewareFunction } from 'react-router-dom'
import { readShiftPass } from './shift-pass'

/** The shift under way and its logbook; problems with a number need a session. */
const shiftPaths = [/^\/User-workInprogess/, /^\/User-reportProblem\/./]

/** Lets seekers in, and onto the screens of a shift also whoever holds its token, session or not. */
export const requireSeekerOrShift =
  (session: Session): MiddlewareFunction =>
  async (args, next) => {
    const { pathname } = new URL(args.request.url)
    const needsNoSession = readShiftPass() !== null && shiftPaths.some((path) => path.test(pathname))
    const known = needsNoSession ? await session.current().catch(() => null) : undefined
    return known === null ? next() : requireRole(session, 'Job Seeker')(args, next)
  }
