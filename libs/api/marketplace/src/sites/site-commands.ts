import type { SiteFields } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import { checkedSite } from './checked-site'
import { siteRepository, type StoredSite } from './site-repository'

type CompanyContext = CommandContext<CompanyActor>

interface SiteId {
  id: string
}

/** Returns the new site's id. */
export async function createSite(ctx: CompanyContext, fields: SiteFields): Promise<string> {
  const id = await siteRepository(ctx.tx).insert(ctx.actor.companyId, checkedSite(fields), ctx.now)
  await ctx.record({ action: 'site.created', subject: { kind: 'site', id } })
  return id
}

/** Throws `record.changed` for a field that is no longer as in `before`. */
export async function changeSite(
  ctx: CompanyContext,
  { id, before, ...fields }: SiteFields & SiteId & { before?: Record<string, unknown> | undefined },
): Promise<void> {
  const sites = siteRepository(ctx.tx)
  const now = await sites.lock(ctx.actor.companyId, id)
  if (!now) throw new ApiError('site.missing')
  const site = checkedSite(fields)
  refuseChangedMeanwhile({ before, now, yours: site })
  await sites.change(ctx.actor.companyId, id, site)
  await ctx.record({ action: 'site.changed', subject: { kind: 'site', id } })
}

/** Throws `site.in-use` while the site has future work. */
export async function removeSite(ctx: CompanyContext, { id }: SiteId): Promise<void> {
  const sites = siteRepository(ctx.tx)
  if (!(await sites.remove(ctx.actor.companyId, id, ctx.now))) throw new ApiError('site.missing')
  if (await sites.inUse(id, ctx.now)) throw new ApiError('site.in-use')
  await ctx.record({ action: 'site.removed', subject: { kind: 'site', id } })
}

/** All codes printed so far stop working. */
export async function rotateSiteCodes(ctx: CompanyContext, { id }: SiteId): Promise<void> {
  if (!(await siteRepository(ctx.tx).rotateCodes(ctx.actor.companyId, id))) throw new ApiError('site.missing')
  await ctx.record({ action: 'site.codes-replaced', subject: { kind: 'site', id } })
}

/** Returns the site a screen may show the codes of, and from when. */
export async function startKiosk(ctx: CompanyContext, { id }: SiteId): Promise<{ site: StoredSite; at: Date }> {
  const site = await siteRepository(ctx.tx).find(ctx.actor.companyId, id)
  if (!site) throw new ApiError('site.missing')
  await ctx.record({ action: 'site.kiosk-started', subject: { kind: 'site', id } })
  return { site, at: ctx.now }
}
