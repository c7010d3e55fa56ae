import type { Db } from '@s4/db'
import type { ScreeningDecision } from '@s4/domain/screening'

/** A company's latest decision on each of these workers that it has decided on. */
export async function latestDecisions(
  db: Db,
  { seekerIds, companyId }: { seekerIds: readonly string[]; companyId: string },
): Promise<Map<string, ScreeningDecision>> {
  const rows = await db.query<ScreeningDecision & { seekerId: string }>(
    `select distinct on (seeker_id) seeker_id, result, until from screening_decision
     where company_id = $1 and seeker_id = any($2) order by seeker_id, decided_at desc, id desc`,
    [companyId, seekerIds],
  )
  return new Map(rows.map(({ seekerId, ...decision }) => [seekerId, decision]))
}
