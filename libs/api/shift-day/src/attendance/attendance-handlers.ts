import { Problem } from '@s4/contract/problem'
import { assignmentDetails } from '@s4/api-marketplace/assignments'
import type { Actor, ShiftActor } from '@s4/api-platform/actor'
import { type Handler, implement, viewerOf } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { bookByHand } from './book-by-hand'
import { bookOff } from './book-off'
import { bookOn } from './book-on'
import { reportPosition, shareLocation } from './report-position'
import { takeBreak } from './take-break'

/** Booking on and off, breaks and positions, by session or by the work's own token; the company's hand in them. */
export const attendanceHandlers = (deps: Deps): Handler[] => {
  const details = (actor: Actor | ShiftActor, id: string) =>
    assignmentDetails(deps.db, id, { viewer: viewerOf(actor, id), now: deps.clock.now() })

  return [
    implement('assignments.bookOn', async ({ input, actor, request }) => {
      const booked = await bookOn(deps, { input, actor, requestId: request.id })
      return booked instanceof Problem ? booked : { ...(await details(actor, input.id)), shiftToken: booked }
    }),

    implement('assignments.break', async ({ input, actor, request }) => {
      await takeBreak(deps, { input, actor, requestId: request.id })
      return details(actor, input.id)
    }),

    implement('assignments.bookOff', async ({ input, actor, request }) => {
      await bookOff(deps, { input, actor, requestId: request.id })
      return details(actor, input.id)
    }),

    implement('assignments.manual', async ({ input, actor, request }) => {
      await bookByHand(deps, { input, actor, requestId: request.id })
      return { done: true }
    }),

    implement('assignments.location', async ({ input, actor }) => ({
      inside: await reportPosition(deps, { input, actor }),
    })),

    implement('assignments.shareLocation', async ({ input: { id, share }, actor, request }) => {
      await shareLocation(deps, { id, share, actor, requestId: request.id })
      return { share }
    }),
  ]
}
