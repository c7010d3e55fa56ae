import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement, ownerColumn, toViewer } from '@s4/api-platform/http'
import { addRoute, readRoutes, switchRoute } from './patrol-routes'
import { patrolRepository } from './patrol-repository'
import { cutPatrolShort, scanPoint } from './walk-patrol'

export const patrolHandlers = ({ db, clock, settings: { codeKey } }: Deps): Handler[] => [
  implement('patrols.routes', ({ input, actor }) => readRoutes(db, actor.companyId, input.id)),
  implement('patrols.addRoute', ({ input, transact }) => transact((ctx) => addRoute(ctx, input))),
  implement('patrols.switchRoute', ({ input, transact }) => transact((ctx) => switchRoute(ctx, input))),

  implement('patrols.list', async ({ input: { id }, actor }) => {
    const viewer = toViewer(actor, id)
    const found = await db.query(`select id from assignment where id = $1 and ${ownerColumn(viewer)} = $2`, [
      id,
      viewer.id,
    ])
    if (found.length === 0) throw new ApiError('assignment.missing')
    return { patrols: await patrolRepository(db).list(id), now: clock.now().toISOString() }
  }),
  implement('patrols.scan', ({ input, transact }) => transact((ctx) => scanPoint(ctx, { ...input, codeKey }))),
  implement('patrols.cutShort', ({ input, transact }) => transact((ctx) => cutPatrolShort(ctx, input))),
]
