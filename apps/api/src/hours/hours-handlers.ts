import { assignmentDetails } from '../assignments/assignment-repository'
import { viewerOf } from '../assignments/viewer'
import type { Deps } from '../server/deps'
import { implement, type Handler } from '../server/implement'
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
