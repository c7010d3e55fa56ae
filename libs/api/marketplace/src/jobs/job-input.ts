import type { JobDraft, Terms } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { bandsError, defaultTerms } from '@s4/domain/cancellation'
import { defaultPayTerms } from '@s4/domain/pay-terms'
import { jobSector } from '@s4/domain/job-sector'
import { isRole } from '@s4/domain/sia'
import { siteRepository, type StoredSite } from '../sites/site-repository'

const DEFAULT_TERMS: Terms = {
  company: [...defaultTerms.company],
  seeker: [...defaultTerms.seeker],
  pay: defaultPayTerms,
}

/** The draft with its terms or the default ones. Throws `input.invalid` for an invalid band. */
export function withTerms<Draft extends JobDraft>({ terms = DEFAULT_TERMS, ...draft }: Draft) {
  const fields = Object.fromEntries(
    (['company', 'seeker'] as const).flatMap((side) => {
      const error = bandsError(terms[side])
      return error ? [[`terms.${side}`, `${error}.`]] : []
    }),
  )
  if (Object.keys(fields).length > 0) throw new ApiError('input.invalid', { fields })
  return { ...draft, terms }
}

/** The draft with the sector its role requires. Throws `input.invalid` on the field when another was chosen. */
export function withSector<Draft extends Pick<JobDraft, 'role' | 'siaSector'>>(draft: Draft): Draft {
  const sector = jobSector(draft.role, draft.siaSector)
  if (!sector.ok)
    throw new ApiError('input.invalid', {
      fields: { [isRole(draft.role) ? 'siaSector' : 'role']: `${sector.message}.` },
    })
  return { ...draft, siaSector: sector.value }
}

/** The company's own site. Throws `site.missing` on the field. */
export async function siteFor(tx: Db, companyId: string, siteId: string): Promise<StoredSite> {
  const site = await siteRepository(tx).find(companyId, siteId)
  if (!site) throw new ApiError('site.missing', { fields: { siteId: 'Choose one of your sites.' } })
  return site
}
