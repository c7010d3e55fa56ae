import type { Deps } from '@s4/api-platform/deps'
import { implement } from '@s4/api-platform/http'
import { findInCompany } from './find-in-company'

export const companySearchHandlers = ({ db, clock }: Deps) => [
  implement('companySearch.find', ({ input: { text }, actor }) => findInCompany(db, { actor, text, now: clock.now() })),
]
