import { ApiError } from '@s4/contract/api-error'
import { assignmentRepository } from '@s4/api-marketplace/assignments'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement, toViewer } from '@s4/api-platform/http'
import { answerClaim } from './answer-claim'
import { claimHours } from './claim-hours'
import { hoursClaimRepository } from './hours-claim-repository'

/** More time than recorded or agreed, claimed by one side and answered by the other. */
export const hoursClaimHandlers = ({ db, sealer }: Deps): Handler[] => [
  implement('hoursClaims.list', async ({ input: { id }, actor }) => {
    if (!(await assignmentRepository(db).isVisibleTo(id, toViewer(actor)))) throw new ApiError('assignment.missing')
    return hoursClaimRepository(db, id).list()
  }),
  implement('hoursClaims.create', ({ input, transact }) =>
    transact(async (ctx) => {
      await claimHours(ctx, input)
      return hoursClaimRepository(ctx.tx, input.id).list()
    }),
  ),
  implement('hoursClaims.answer', ({ input, transact }) =>
    transact(async (ctx) => {
      await answerClaim(ctx, { ...input, sealer })
      return hoursClaimRepository(ctx.tx, input.id).list()
    }),
  ),
]
