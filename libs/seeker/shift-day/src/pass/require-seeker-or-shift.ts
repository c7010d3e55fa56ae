import { requireRole, type Session } from '@s4/auth-session'
import type { MiddlewareFunction } from 'react-router-dom'
import { readShiftPass } from './shift-pass'

/** The shift in progress and its logbook; problems need a session. */
const shiftPaths = [/^\/User-workInprogess/, /^\/User-reportProblem\/./]

/** Lets workers in; the screens of a shift also open with its pass, without a session. */
export const requireSeekerOrShift =
  (session: Session): MiddlewareFunction =>
  async (args, next) => {
    const { pathname } = new URL(args.request.url)
    const needsNoSession = readShiftPass() !== null && shiftPaths.some((path) => path.test(pathname))
    const known = needsNoSession ? await session.current().catch(() => null) : undefined
    return known === null ? next() : requireRole(session, 'Job Seeker')(args, next)
  }
