import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'

interface Placed {
  companyId: string
  clientId: string
  siteIds: readonly string[]
}

/** The sites of a client are these from now on. Throws `site.missing` for one that is not the company's. */
export async function placeSitesAt(tx: Db, { companyId, clientId, siteIds }: Placed): Promise<void> {
  const chosen = [...new Set(siteIds)]
  await tx.query('update site set client_id = null where client_id = $1 and company_id = $2', [clientId, companyId])
  const placed = await tx.query(
    `update site set client_id = $1 where company_id = $2 and id = any($3) and removed_at is null returning id`,
    [clientId, companyId, chosen],
  )
  if (placed.length < chosen.length)
    throw new ApiError('site.missing', { fields: { siteIds: 'Choose from your own sites.' } })
}
