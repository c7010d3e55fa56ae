import { siteCodes } from '@s4/api-marketplace/sites'
import type { Patrol } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement, ownerColumn, toViewer } from '@s4/api-platform/http'
import { addRoute, readRoutes, switchRoute } from './patrol-routes'
import { patrolRepository } from './patrol-repository'
import { cutPatrolShort, scanPoint } from './walk-patrol'

export const patrolHandlers = ({ db, clock, settings: { codeKeys } }: Deps): Handler[] => [
  implement('patrols.routes', ({ input, actor }) => readRoutes(db, actor.companyId, input.id)),
  implement('patrols.addRoute', ({ input, transact }) => transact((ctx) => addRoute(ctx, input))),
  implement('patrols.switchRoute', ({ input, transact }) => transact((ctx) => switchRoute(ctx, input))),

  implement('patrols.list', async ({ input: { id }, actor }) => {
    const viewer = toViewer(actor, id)
    const [work] = await db.query<{
      siteId: string
      codeGeneration: number
      calledAt: Patrol['points'][number]['letter'][]
    }>(
      `select site.id as site_id, code_generation,
         array(select letter::text from checkpoint where checkpoint.site_id = site.id
           and coalesce(attendance.calls_by_checkpoint, site.calls_by_checkpoint)) as called_at
       from assignment join site on site.id = assignment.site_id
       left join attendance on attendance.assignment_id = assignment.id
       where assignment.id = $1 and ${ownerColumn(viewer)} = $2`,
      [id, viewer.id],
    )
    if (!work) throw new ApiError('assignment.missing')
    const patrols = await patrolRepository(db).list(id)
    const letters = new Set([...work.calledAt, ...patrols.flatMap(({ points }) => points.map(({ letter }) => letter))])
    const codes = siteCodes(codeKeys)
    const site = { id: work.siteId, codeGeneration: work.codeGeneration }
    const codeMarks = Object.fromEntries([...letters].map((letter) => [letter, codes.mark(site, letter)]))
    return { patrols, codeMarks, now: clock.now().toISOString() }
  }),
  implement('patrols.scan', ({ input, transact }) => transact((ctx) => scanPoint(ctx, { ...input, codeKeys }))),
  implement('patrols.cutShort', ({ input, transact }) => transact((ctx) => cutPatrolShort(ctx, input))),
]
