import type { EngagementKind } from '@s4/contract'
import type { Db } from '@s4/db'

interface PlannedWork {
  companyId: string
  seekerId: string
  zone: string
  shifts: readonly { startsAt: string }[]
}

/** How a worker works for a company in each shift, by the day it begins at the site. */
export async function engagementsOn(
  db: Db,
  { companyId, seekerId, zone, shifts }: PlannedWork,
): Promise<EngagementKind[]> {
  const rows = await db.query<{ kind: EngagementKind }>(
    `select engagement_on($1, $2, (starts_at at time zone $3)::date) as kind
     from unnest($4::timestamptz[]) with ordinality as shift (starts_at, place) order by place`,
    [companyId, seekerId, zone, shifts.map(({ startsAt }) => startsAt)],
  )
  return rows.map(({ kind }) => kind)
}
