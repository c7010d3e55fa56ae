import { assignmentDetails } from '@s4/api-marketplace/assignments'
import { type Handler, implement, viewerOf } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { answerHours } from './answer-hours'

export const hoursHandlers = ({ db, clock, sealing }: Deps): Handler[] => [
  implement('assignments.hours', ({ input, actor, request }) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      await answerHours(tx, { input, actor, now, requestId: request.id, sealing })
      return assignmentDetails(tx, input.id, viewerOf(actor), now)
    }),
  ),
]
