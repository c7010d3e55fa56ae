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

/** The latest decision of each of these companies on one worker, by the company. */
export async function latestDecisionsOn(
  db: Db,
  { seekerId, companyIds }: { seekerId: string; companyIds: readonly string[] },
): Promise<Map<string, ScreeningDecision>> {
  const rows = await db.query<ScreeningDecision & { companyId: string }>(
    `select distinct on (company_id) company_id, result, until from screening_decision
     where company_id = any($1) and seeker_id = $2 order by company_id, decided_at desc, id desc`,
    [companyIds, seekerId],
  )
  return new Map(rows.map(({ companyId, ...decision }) => [companyId, decision]))
}
