import type { JobDraft, Terms } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { bandsError, defaultTerms } from '@s4/domain/cancellation'
import { jobSector } from '@s4/domain/job-sector'
import { isRole } from '@s4/domain/sia'
import { siteRepository, type StoredSite } from '../sites/site-repository'

const DEFAULT_TERMS: Terms = { company: [...defaultTerms.company], seeker: [...defaultTerms.seeker] }

/** The draft with terms on it, refused when a band is not one. */
export function withTerms<Draft extends JobDraft>({ terms = DEFAULT_TERMS, ...draft }: Draft) {
  const fields = Object.fromEntries(
    (['company', 'seeker'] as const).flatMap((side) => {
      const problem = bandsError(terms[side])
      return problem ? [[`terms.${side}`, `${problem}.`]] : []
    }),
  )
  if (Object.keys(fields).length > 0) throw new ApiError('input.invalid', { fields })
  return { ...draft, terms }
}

/** The draft with the sector its role asks for, refused on its field when another was chosen. */
export function withSector<Draft extends Pick<JobDraft, 'role' | 'siaSector'>>(draft: Draft): Draft {
  const sector = jobSector(draft.role, draft.siaSector)
  if (!sector.ok)
    throw new ApiError('input.invalid', {
      fields: { [isRole(draft.role) ? 'siaSector' : 'role']: `${sector.message}.` },
    })
  return { ...draft, siaSector: sector.value }
}

/** The company's own site, or the refusal on its field. */
export async function siteFor(tx: Db, companyId: string, siteId: string): Promise<StoredSite> {
  const site = await siteRepository(tx).find(companyId, siteId)
  if (!site) throw new ApiError('site.missing', { fields: { siteId: 'Choose one of your sites.' } })
  return site
}
