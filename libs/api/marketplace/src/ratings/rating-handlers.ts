import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { implement, toViewer } from '@s4/api-platform/http'
import { assignmentRepository } from '../assignments/assignment-repository'
import { rateWork } from './rate-work'
import { ratingRepository } from './rating-repository'

export const ratingHandlers = ({ db }: Deps) => [
  implement('ratings.show', async ({ input: { id }, actor }) => {
    const viewer = toViewer(actor)
    if (!(await assignmentRepository(db).isVisibleTo(id, viewer))) throw new ApiError('assignment.missing')
    return ratingRepository(db).findByWork(id, viewer)
  }),

  implement('ratings.create', ({ input, transact }) =>
    transact(async (ctx) => {
      await rateWork(ctx, input)
      return ratingRepository(ctx.tx).findByWork(input.id, toViewer(ctx.actor))
    }),
  ),
]
