import type { Viewer } from '../assignments/viewer'
import type { Actor } from '../server/actor'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whose problems somebody sees; a company account without its profile is party to none. */
export const partyOf = ({ seekerId, companyId }: Actor): Viewer =>
  seekerId === null ? { side: 'company', id: companyId ?? NOBODY } : { side: 'seeker', id: seekerId }
