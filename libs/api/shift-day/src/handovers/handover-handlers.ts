import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement, ownerColumn, toViewer } from '@s4/api-platform/http'
import { confirmHandover } from './confirm-handover'
import { handoverRepository } from './handover-repository'

export const handoverHandlers = ({ db }: Deps): Handler[] => [
  implement('handovers.list', async ({ input: { id }, actor }) => {
    const viewer = toViewer(actor, id)
    const owned = await db.query(`select 1 from assignment where id = $1 and ${ownerColumn(viewer)} = $2`, [
      id,
      viewer.id,
    ])
    if (owned.length === 0) throw new ApiError('assignment.missing')
    return handoverRepository(db).listFor(id)
  }),
  implement('handovers.confirm', ({ input, transact }) => transact((ctx) => confirmHandover(ctx, input))),
]
