import { assignmentDetails } from '@s4/api-marketplace/assignments'
import { type Handler, implement, toViewer } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { agreeAllHours } from './agree-all-hours'
import { answerHours } from './answer-hours'

export const hoursHandlers = ({ sealer }: Deps): Handler[] => [
  implement('hours.answer', ({ input, transact }) =>
    transact(async (ctx) => {
      await answerHours(ctx, { ...input, sealer })
      return assignmentDetails(ctx.tx, input.id, { viewer: toViewer(ctx.actor), now: ctx.now })
    }),
  ),
  implement('hours.agreeAll', ({ input: { work }, transact }) =>
    transact((ctx) => agreeAllHours(ctx, { work, sealer })),
  ),
]
