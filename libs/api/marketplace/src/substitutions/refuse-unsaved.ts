import type { Terms } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'

/**
 * Where the terms allow no substitute and the company let the worker hand the shift over, it goes to somebody the
 * company has saved. Throws `substitution.not-possible`.
 */
export async function refuseUnsaved(
  db: Db,
  { terms, companyId, seekerId }: { terms: Terms; companyId: string; seekerId: string },
): Promise<void> {
  if (terms.substitution === true) return
  const saved = await db.query('select 1 from saved_worker where company_id = $1 and seeker_id = $2', [
    companyId,
    seekerId,
  ])
  if (saved.length === 0)
    throw new ApiError('substitution.not-possible', {
      message: 'The company lets only workers it has saved take this shift over, and you are not one of them.',
    })
}
