import type { Actor } from '@s4/api-platform/actor'
import type { Viewer } from '@s4/api-platform/http'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whose problems somebody sees; a company account without its profile is party to none. */
export const actingParty = ({ seekerId, companyId }: Actor): Viewer =>
  seekerId === null ? { side: 'company', id: companyId ?? NOBODY } : { side: 'seeker', id: seekerId }
