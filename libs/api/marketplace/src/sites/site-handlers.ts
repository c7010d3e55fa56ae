import type { Site, SiteFields } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import { isPosition } from '@s4/domain/geofence'
import { parsePostcode } from '@s4/domain/postcode'
import { audit } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { bookingLink } from './booking-link'
import { codesOf } from './codes-of-site'
import { kioskTokens } from './kiosk-token'
import { siteCodes } from './site-codes'
import { siteRepository, type StoredSite } from './site-repository'

export const siteHandlers = ({ db, clock, settings }: Deps) => [
  implement('sites.list', async ({ actor }) => (await siteRepository(db).list(actor.companyId)).map(siteOf)),

  implement('sites.show', async ({ input, actor }) =>
    siteOf(found(await siteRepository(db).find(actor.companyId, input.id))),
  ),

  implement('sites.create', async ({ input, actor, request }) => {
    const site = checked(input)
    const now = clock.now()
    return db.transaction(async (tx) => {
      const sites = siteRepository(tx)
      const id = await sites.insert(actor.companyId, site, now)
      await audit(tx, { at: now, actor, action: 'site.created', subject: { kind: 'site', id }, requestId: request.id })
      return siteOf(found(await sites.find(actor.companyId, id)))
    })
  }),

  implement('sites.update', async ({ input: { id, ...fields }, actor, request }) => {
    const site = checked(fields)
    const now = clock.now()
    return db.transaction(async (tx) => {
      const sites = siteRepository(tx)
      if (!(await sites.change(actor.companyId, id, site))) throw new Problem('site.missing')
      await audit(tx, { at: now, actor, action: 'site.changed', subject: { kind: 'site', id }, requestId: request.id })
      return siteOf(found(await sites.find(actor.companyId, id)))
    })
  }),

  implement('sites.remove', async ({ input: { id }, actor, request }) => {
    const now = clock.now()
    return db.transaction(async (tx) => {
      const sites = siteRepository(tx)
      if (!(await sites.remove(actor.companyId, id, now))) throw new Problem('site.missing')
      if (await sites.inUse(id, now)) throw new Problem('site.in-use')
      await audit(tx, { at: now, actor, action: 'site.removed', subject: { kind: 'site', id }, requestId: request.id })
      return { done: true }
    })
  }),

  implement('sites.codes', async ({ input, actor }) =>
    codesOf(settings, found(await siteRepository(db).find(actor.companyId, input.id))),
  ),

  implement('sites.rotateCodes', async ({ input: { id }, actor, request }) => {
    const now = clock.now()
    return db.transaction(async (tx) => {
      const sites = siteRepository(tx)
      if (!(await sites.rotateCodes(actor.companyId, id))) throw new Problem('site.missing')
      await audit(tx, {
        at: now,
        actor,
        action: 'site.codes-replaced',
        subject: { kind: 'site', id },
        requestId: request.id,
      })
      return codesOf(settings, found(await sites.find(actor.companyId, id)))
    })
  }),

  implement('sites.startKiosk', async ({ input: { id }, actor, request }) => {
    const now = clock.now()
    return db.transaction(async (tx) => {
      const site = found(await siteRepository(tx).find(actor.companyId, id))
      await audit(tx, {
        at: now,
        actor,
        action: 'site.kiosk-started',
        subject: { kind: 'site', id },
        requestId: request.id,
      })
      return { token: kioskTokens(settings.codeKey).issue(site, now) }
    })
  }),

  implement('sites.kiosk', async ({ input: { token } }) => {
    const tokens = kioskTokens(settings.codeKey)
    const id = tokens.siteOf(token)
    const site = id === null ? undefined : await siteRepository(db).byId(id)
    if (!site || !tokens.isGood(token, site, clock.now())) throw new Problem('kiosk.ended')
    const { code, nextAt } = siteCodes(settings.codeKey).kiosk(site, clock.now())
    return { siteName: site.name, code, link: bookingLink(settings, code), nextAt: nextAt.toISOString() }
  }),
]

/** What zod cannot see: that the postcode is one, the zone exists, the point is a place and no letter comes twice. */
function checked(site: SiteFields): SiteFields {
  const postcode = parsePostcode(site.postcode)
  const letters = site.checkpoints.map(({ letter }) => letter)
  const repeated = letters.findIndex((letter, index) => letters.indexOf(letter) < index)
  const fields = {
    ...(!postcode.ok && { postcode: postcode.message }),
    ...(!isPosition({ latitude: site.point.lat, longitude: site.point.lng }) && { point: 'Put the pin on the site.' }),
    ...(!isZone(site.zone) && { zone: 'Choose a time zone, like Europe/London.' }),
    ...(repeated >= 0 && { [`checkpoints.${repeated}.letter`]: 'Give each checkpoint its own letter.' }),
  }
  if (Object.keys(fields).length > 0) throw new Problem('input.invalid', { fields })
  return { ...site, postcode: postcode.ok ? postcode.value : site.postcode }
}

function isZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: zone }))
  } catch {
    return false
  }
}

function found(site: StoredSite | undefined): StoredSite {
  if (!site) throw new Problem('site.missing')
  return site
}

const siteOf = ({ codeGeneration: _kept, ...site }: StoredSite): Site => site
