import { ApiError } from '@s4/contract/api-error'
import { assignmentDetails } from '@s4/api-marketplace/assignments'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import { type Handler, implement, toViewer } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { shiftDayOf } from '../check-calls/shift-day-of'
import { bookByHand, enterAttendance } from './book-by-hand'
import { bookOff } from './book-off'
import { bookOn } from './book-on'
import { positionBatches } from './position-batches'
import { reportPosition, shareLocation } from './report-position'
import { takeBreak } from './take-break'

/** The worker acts with a session or with the shift pass of their phone; the company can book by hand. */
export const attendanceHandlers = (deps: Deps): Handler[] => {
  const { db, clock, settings } = deps
  /** What the screens of the shift show, so that they need not ask again. */
  const shown = async (actor: Actor | ShiftActor, id: string) => {
    const view = { viewer: toViewer(actor, id), now: clock.now() }
    return { ...(await assignmentDetails(db, id, view)), day: await shiftDayOf(db, id, view) }
  }

  return [
    implement('attendance.bookOn', async ({ input, actor, transact }) => {
      const booked = await transact((ctx) => bookOn(ctx, { ...input, codeKeys: settings.codeKeys }))
      return booked instanceof ApiError ? booked : { ...(await shown(actor, input.id)), shiftToken: booked }
    }),

    implement('attendance.break', async ({ input, actor, transact }) => {
      await transact((ctx) => takeBreak(ctx, input))
      return shown(actor, input.id)
    }),

    implement('attendance.bookOff', async ({ input, actor, transact }) => {
      await transact((ctx) => bookOff(ctx, input))
      return shown(actor, input.id)
    }),

    implement('attendance.bookByHand', async ({ input, transact }) => {
      await transact((ctx) => bookByHand(ctx, input))
      return { done: true }
    }),

    implement('attendance.enter', async ({ input, transact }) => {
      await transact((ctx) => enterAttendance(ctx, input))
      return { done: true }
    }),

    implement(
      'attendance.reportPosition',
      async ({ input, requestKey, transact }) => ({
        inside: await transact((ctx) => reportPosition(ctx, { input, requestKey })),
      }),
      { quickly: positionBatches(deps) },
    ),

    implement('attendance.shareLocation', async ({ input, transact }) => {
      await transact((ctx) => shareLocation(ctx, input))
      return { share: input.share }
    }),
  ]
}
