import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { CompanyActor } from '@s4/api-platform/actor'

interface Placed {
  actor: CompanyActor
  clientId: string
  siteIds: readonly string[]
}

/**
 * The sites of a client are these from now on; those that the member may not see stay as they are. Throws
 * `site.missing` for one that is not the company's or not the member's.
 */
export async function placeSitesAt(tx: Db, { actor, clientId, siteIds }: Placed): Promise<void> {
  const chosen = [...new Set(siteIds)]
  const own = 'company_id = $2 and ($3::uuid[] is null or id = any($3))'
  await tx.query(`update site set client_id = null where client_id = $1 and ${own}`, [
    clientId,
    actor.companyId,
    actor.siteIds,
  ])
  const placed = await tx.query(
    `update site set client_id = $1 where ${own} and id = any($4) and removed_at is null returning id`,
    [clientId, actor.companyId, actor.siteIds, chosen],
  )
  if (placed.length < chosen.length)
    throw new ApiError('site.missing', { fields: { siteIds: 'Choose from your own sites.' } })
}
