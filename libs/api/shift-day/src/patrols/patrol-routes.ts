import type { Contract, ParsedInputOf, PatrolRoute } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { patrolRepository } from './patrol-repository'

type Context = CommandContext<CompanyActor>

const MOST_ROUTES = 20

/** Throws `site.missing` for a site that is not the company's or was removed. */
export async function readRoutes(db: Db, companyId: string, siteId: string): Promise<PatrolRoute[]> {
  await requireSite(db, companyId, siteId)
  return patrolRepository(db).routes(siteId)
}

/** Throws `site.missing`, and `patrol.refused` for a checkpoint that the site has not, or too many routes. */
export async function addRoute(
  ctx: Context,
  { id: siteId, ...fields }: ParsedInputOf<Contract['patrols.addRoute']>,
): Promise<PatrolRoute> {
  const { tx, now, actor } = ctx
  await requireSite(tx, actor.companyId, siteId, 'for update')
  const patrols = patrolRepository(tx)
  if ((await patrols.routes(siteId)).length >= MOST_ROUTES)
    throw new ApiError('patrol.refused', { message: `A site has at most ${MOST_ROUTES} routes.` })
  const known = await tx.query<{ letter: string }>('select letter from checkpoint where site_id = $1', [siteId])
  const unknown = fields.letters.filter((letter) => !known.some((point) => point.letter === letter))
  if (unknown.length > 0)
    throw new ApiError('patrol.refused', {
      fields: { letters: `The site has no checkpoint ${unknown.join(', ')}.` },
    })
  const id = await patrols.insertRoute({ companyId: actor.companyId, siteId, at: now }, fields)
  await ctx.record({ action: 'patrol-route.added', subject: { kind: 'site', id: siteId }, detail: { route: id } })
  return requireRoute(tx, siteId, id)
}

/** Throws `site.missing`, `patrol.missing`. */
export async function switchRoute(
  ctx: Context,
  { id: siteId, routeId, isOn }: ParsedInputOf<Contract['patrols.switchRoute']>,
): Promise<PatrolRoute> {
  await requireSite(ctx.tx, ctx.actor.companyId, siteId, 'for update')
  const route = await requireRoute(ctx.tx, siteId, routeId)
  if (route.isOn === isOn) return route
  const patrols = patrolRepository(ctx.tx)
  await patrols.switchRoute(routeId, isOn)
  if (!isOn) await patrols.takeBack(routeId, ctx.now)
  await ctx.record({
    action: isOn ? 'patrol-route.switched-on' : 'patrol-route.switched-off',
    subject: { kind: 'site', id: siteId },
    detail: { route: routeId },
  })
  return { ...route, isOn }
}

async function requireSite(db: Db, companyId: string, id: string, lock: '' | 'for update' = ''): Promise<void> {
  const found = await db.query(`select id from site where id = $1 and company_id = $2 and removed_at is null ${lock}`, [
    id,
    companyId,
  ])
  if (found.length === 0) throw new ApiError('site.missing')
}

async function requireRoute(db: Db, siteId: string, id: string): Promise<PatrolRoute> {
  const route = await patrolRepository(db).route(siteId, id)
  if (!route) throw new ApiError('patrol.missing', { message: 'We could not find that route.' })
  return route
}
