import { roleWords, unlimitedRoles, type MemberRole } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'

interface Choice {
  companyId: string
  role: MemberRole
  siteIds: readonly string[] | null
}

const refusal = (message: string) => new ApiError('input.invalid', { fields: { siteIds: message } })

/** Throws `input.invalid` where the sites do not fit the role, or one of them is not the company's. */
export async function checkSites(tx: Db, { companyId, role, siteIds }: Choice): Promise<void> {
  if (siteIds === null) {
    if (role === 'siteSupervisor') throw refusal('Choose the sites of the site supervisor.')
    return
  }
  if (unlimitedRoles.includes(role)) throw refusal(`A member with the role ${roleWords[role]} sees every site.`)
  if (siteIds.length === 0) throw refusal('Choose at least one site, or all sites.')
  const known = await tx.query('select id from site where company_id = $1 and id = any($2) and removed_at is null', [
    companyId,
    siteIds,
  ])
  if (known.length < new Set(siteIds).size) throw refusal('Some of these sites are gone. Choose again.')
}
