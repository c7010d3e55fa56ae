import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { enrol, startEnrolment } from './enrol'
import { confirmCode, signIn, startSignIn } from './sign-in'
import { endStaffSession, refuseForeignPages, setStaffCookie } from './staff-session'

/** How S4's own people sign in (decision 021). */
export const staffHandlers = (deps: Deps): Handler[] => {
  const { settings } = deps
  return [
    implement('staff.startEnrolment', async ({ input, request, transact }) => {
      refuseForeignPages(request)
      await limit(deps, request, { what: 'staff-enrolment' })
      return transact((ctx) => startEnrolment(ctx, input, settings))
    }),

    implement('staff.enrol', async ({ input, request, transact }) => {
      refuseForeignPages(request)
      await limit(deps, request, { what: 'staff-enrolment' })
      await transact((ctx) => enrol(ctx, input, settings))
      return { done: true } as const
    }),

    implement('staff.startSignIn', async ({ input, request, transact }) => {
      refuseForeignPages(request)
      await limit(deps, request, { what: 'staff-sign-in', person: input.email.toLowerCase() })
      return transact((ctx) => startSignIn(ctx, input, settings))
    }),

    implement('staff.confirmCode', async ({ input, request, transact }) => {
      refuseForeignPages(request)
      await limit(deps, request, { what: 'staff-sign-in' })
      return transact((ctx) => confirmCode(ctx, input, settings))
    }),

    implement('staff.signIn', async ({ input, request, reply, transact }) => {
      refuseForeignPages(request)
      await limit(deps, request, { what: 'staff-sign-in' })
      const started = await transact((ctx) => signIn(ctx, input, settings))
      if (started instanceof ApiError) return started
      const { secret, ...view } = started
      setStaffCookie(reply, settings, { secret })
      return view
    }),

    implement('staff.show', async ({ actor: { name, email, expiresAt } }) => ({ name, email, expiresAt })),

    implement('staff.signOut', async ({ actor, reply, transact }) => {
      await transact((ctx) => endStaffSession(ctx.tx, reply, { actor, settings }))
      return { done: true } as const
    }),
  ]
}
