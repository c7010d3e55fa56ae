import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement, ownerColumn, toViewer } from '@s4/api-platform/http'
import { pressCounter, resetCounter } from './count'
import { counterRepository } from './counter-repository'

export const counterHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('counters.list', async ({ input: { id }, actor }) => {
    const viewer = toViewer(actor, id)
    const [work] = await db.query<{ siteId: string; isOn: boolean }>(
      `select site_id, status = 'inProgress' as is_on from assignment where id = $1 and ${ownerColumn(viewer)} = $2`,
      [id, viewer.id],
    )
    if (!work) throw new ApiError('assignment.missing')
    return work.isOn ? counterRepository(db).list(work.siteId, clock.now()) : []
  }),
  implement('counters.press', ({ input, transact }) => transact((ctx) => pressCounter(ctx, input))),
  implement('counters.reset', ({ input, transact }) => transact((ctx) => resetCounter(ctx, input))),
]
