import type { KioskCode, Site } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import type { Settings } from '@s4/api-platform/settings'
import { changeSite, createSite, removeSite, rotateSiteCodes, startKiosk } from './site-commands'
import { bookingLink } from './booking-link'
import { currentSiteCodes } from './current-site-codes'
import { kioskTokens } from './kiosk-token'
import { readsClients } from '../clients/reads-clients'
import { siteCodes } from './site-codes'
import { siteRepository, type StoredSite } from './site-repository'

export const siteHandlers = ({ db, clock, settings }: Deps) => [
  implement('sites.list', async ({ actor }) =>
    (await siteRepository(db).list(actor)).map((site) => toSite(actor, site)),
  ),

  implement('sites.show', async ({ input, actor }) =>
    toSite(actor, requireSite(await siteRepository(db).find(actor.companyId, input.id))),
  ),

  implement('sites.create', ({ input, transact }) => transact(async (ctx) => shown(ctx, await createSite(ctx, input)))),

  implement('sites.update', ({ input, transact }) =>
    transact(async (ctx) => {
      await changeSite(ctx, input)
      return shown(ctx, input.id)
    }),
  ),

  implement('sites.remove', async ({ input, transact }) => {
    await transact((ctx) => removeSite(ctx, input))
    return { done: true }
  }),

  implement('sites.codes', async ({ input, actor }) =>
    currentSiteCodes(settings, requireSite(await siteRepository(db).find(actor.companyId, input.id))),
  ),

  implement('sites.rotateCodes', ({ input, transact }) =>
    transact(async (ctx) => {
      await rotateSiteCodes(ctx, input)
      return currentSiteCodes(settings, requireSite(await siteRepository(ctx.tx).find(ctx.actor.companyId, input.id)))
    }),
  ),

  implement('sites.startKiosk', async ({ input, transact }) => {
    const { site, at } = await transact((ctx) => startKiosk(ctx, input))
    return { token: kioskTokens(settings.codeKeys).issue(site, at) }
  }),

  implement('sites.kiosk', async ({ input: { token } }) => {
    const tokens = kioskTokens(settings.codeKeys)
    const id = tokens.siteOf(token)
    const site = id === null ? undefined : await siteRepository(db).byId(id)
    if (!site || !tokens.isGood(token, site, clock.now())) throw new ApiError('kiosk.ended')
    return kioskCode(settings, site, clock.now())
  }),

  implement('sites.kioskCode', async ({ input, actor }) =>
    kioskCode(settings, requireSite(await siteRepository(db).find(actor.companyId, input.id)), clock.now()),
  ),
]

function kioskCode(settings: Settings, site: StoredSite, now: Date): KioskCode {
  const { code, nextAt, endsAt } = siteCodes(settings.codeKeys).kiosk(site, now)
  return {
    siteName: site.name,
    code,
    link: bookingLink(settings, code),
    now: now.toISOString(),
    nextAt: nextAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }
}

const shown = async ({ tx, actor }: CommandContext<CompanyActor>, id: string): Promise<Site> =>
  toSite(actor, requireSite(await siteRepository(tx).find(actor.companyId, id)))

function requireSite(site: StoredSite | undefined): StoredSite {
  if (!site) throw new ApiError('site.missing')
  return site
}

const toSite = (actor: CompanyActor, { codeGeneration: _kept, clientName, ...site }: StoredSite): Site =>
  readsClients(actor) ? { ...site, clientName } : site
