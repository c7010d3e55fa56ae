import { patrolStarts, patrolWindow } from '@s4/domain/patrol'
import { type DueWork, eachDue } from '@s4/api-platform/sweep'
import type { CommandContext } from '@s4/api-platform/commands'
import { bothSides, signal } from '@s4/api-platform/notices'
import { workRepository, type Work } from '../live-shift/work-repository'
import { patrolRepository } from './patrol-repository'

const MOST_IN_A_SWEEP = 500

/** Makes the patrols of everybody on shift at a site with routes that are on, from booking on. Once a route. */
export const planPatrols: DueWork = async ({ db }, now) => {
  const due = await db.query<{ id: string }>(
    `select assignment.id from assignment
     where status = 'inProgress' and ends_at > $1 and exists (
       select from patrol_route where patrol_route.site_id = assignment.site_id and is_on and not exists (
         select from patrol_plan where assignment_id = assignment.id and route_id = patrol_route.id))
     order by assignment.id limit $2`,
    [now, MOST_IN_A_SWEEP],
  )
  await eachDue({ db, now }, due, async (ctx, id) => {
    const work = await workRepository(ctx.tx).locked(id)
    if (work?.status !== 'inProgress') return
    for (const route of await patrolRepository(ctx.tx).routes(work.siteId)) await planRoute(ctx, work, route.id)
    await signal(ctx.tx, await bothSides(ctx.tx, work), ['patrols'])
  })
}

async function planRoute({ tx, now }: CommandContext, work: Work, routeId: string): Promise<void> {
  const patrols = patrolRepository(tx)
  const route = await patrols.heldRoute(routeId)
  if (!route || !(await patrols.plan(work.id, routeId))) return
  const named = await tx.query<{ letter: string; name: string }>(
    'select letter, name from checkpoint where site_id = $1',
    [work.siteId],
  )
  // A checkpoint that was removed from the site is walked no more.
  const points = route.letters.flatMap((letter) => named.filter((point) => point.letter === letter))
  if (points.length === 0) return
  const minutes = { window: route.windowMinutes, tolerance: route.toleranceMinutes }
  for (const startsAt of patrolStarts(route, work))
    if (startsAt > now)
      await patrols.insert({ assignmentId: work.id, route, points, startsAt, ...patrolWindow(startsAt, minutes) })
}
