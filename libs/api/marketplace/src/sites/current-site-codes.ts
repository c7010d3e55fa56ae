import type { SiteCode } from '@s4/contract'
import type { Settings } from '@s4/api-platform/settings'
import { bookingLink } from './booking-link'
import { siteCodes } from './site-codes'
import type { StoredSite } from './site-repository'

/** The codes printed for a site: its own first, then one for each checkpoint. */
export function currentSiteCodes(settings: Settings, site: StoredSite): SiteCode[] {
  const codes = siteCodes(settings.codeKeys)
  return [{ letter: null, name: site.name }, ...site.checkpoints].map(({ letter, name }) => {
    const code = codes.printed(site, letter)
    return { checkpoint: letter, name, code, link: bookingLink(settings, code) }
  })
}
