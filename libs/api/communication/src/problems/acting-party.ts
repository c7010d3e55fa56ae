import type { Actor } from '@s4/api-platform/actor'
import type { Viewer } from '@s4/api-platform/http'

const NO_COMPANY_ID = '00000000-0000-0000-0000-000000000000'

/** The party whose problems somebody sees; a company account without a profile sees none. */
export const actingParty = ({ seekerId, companyId, siteIds }: Actor): Viewer =>
  seekerId === null ? { side: 'company', id: companyId ?? NO_COMPANY_ID, siteIds } : { side: 'seeker', id: seekerId }
