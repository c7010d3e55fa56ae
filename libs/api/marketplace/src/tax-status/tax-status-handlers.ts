import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement, toViewer } from '@s4/api-platform/http'
import { assignmentRepository } from '../assignments/assignment-repository'
import { recordTaxStatus } from './record-tax-status'
import { taxStatusRepository } from './tax-status-repository'

export const taxStatusHandlers = ({ db }: Deps): Handler[] => [
  implement('taxStatus.list', async ({ input: { id }, actor }) => {
    const viewer = toViewer(actor)
    if (!(await assignmentRepository(db).isVisibleTo(id, viewer))) throw new ApiError('assignment.missing')
    return taxStatusRepository(db).list(id, viewer)
  }),

  implement('taxStatus.record', ({ input, transact }) =>
    transact(async (ctx) => {
      await recordTaxStatus(ctx, input)
      return taxStatusRepository(ctx.tx).list(input.id, toViewer(ctx.actor))
    }),
  ),
]
