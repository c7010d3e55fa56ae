import { ApiError, type FailureCode } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import {
  heldRequirements,
  requirementGaps,
  type HeldQualifications,
  type HeldRequirement,
  type RequirementCode,
  type RequirementGap,
} from '@s4/domain/requirements'
import { localDate } from '@s4/domain/shift-text'
import { paperGaps, type PaperGap, type Papers } from '@s4/domain/work-papers'
import { checkRulesFor } from '../checks/check-rules'
import { findHeld, HELD_COLUMN } from './held-requirements'

interface Work {
  /** The SIA sector the work asks for; null where none is needed. */
  siaSector: string | null
  requirements: readonly RequirementCode[]
  companyId: string
  zone: string
  /** The end of the last shift in question. */
  lastEndsAt: string
  now: Date
}

export interface Obstacle {
  code: Extract<FailureCode, `worker.${string}`>
  message: string
  fixPath: string
}

/** The `Papers` of the `seeker` in the `from`. */
const PAPERS_COLUMNS = `date_of_birth,
       (select json_build_object('until', expires_on) from right_to_work where seeker_id = seeker.id) as right_to_work,
       (select coalesce(json_agg(json_build_object('sector', sector, 'expiresOn', expires_on)), '[]')
        from licence where licence.seeker_id = seeker.id and kind = 'sia') as licences`

/** What a seeker has given, as it is now. */
export async function findPapers(db: Db, seekerId: string): Promise<Papers> {
  const [papers] = await db.query<Papers>(`select ${PAPERS_COLUMNS} from seeker where seeker.id = $1`, [seekerId])
  if (!papers) throw new ApiError('record.missing')
  return papers
}

/** Papers and requirements of many seekers, by id. */
export async function listQualifications(
  db: Db,
  seekerIds: readonly string[],
): Promise<ReadonlyMap<string, { papers: Papers; held: HeldRequirement[] }>> {
  const rows = await db.query<Papers & { id: string; held: HeldQualifications }>(
    `select seeker.id, ${PAPERS_COLUMNS}, ${HELD_COLUMN} from seeker where seeker.id = any($1)`,
    [seekerIds],
  )
  return new Map(rows.map(({ id, held, ...papers }) => [id, { papers, held: heldRequirements(held) }]))
}

/**
 * What is missing for some work, as of now; empty when nothing is. Of its requirements those that the company does not
 * let anybody book on without.
 */
export async function gapsFor(db: Db, seekerId: string, work: Work): Promise<(PaperGap | RequirementGap)[]> {
  const { siaSector, requirements, companyId, zone, lastEndsAt, now } = work
  const lastDay = localDate(lastEndsAt, zone)
  const papers = paperGaps(await findPapers(db, seekerId), {
    siaSector,
    today: localDate(now.toISOString(), zone),
    lastDay,
  })
  if (requirements.length === 0) return papers
  const rules = await checkRulesFor(db, companyId)
  const missing = requirementGaps(await findHeld(db, seekerId), { requirements, lastDay })
  return [...papers, ...missing.filter(({ subject }) => rules[subject] === 'required')]
}

/** The same as what stops this seeker from accepting or booking on to the work (docs/product.md#age-and-papers). */
export const obstaclesFor = async (db: Db, seekerId: string, work: Work): Promise<Obstacle[]> =>
  (await gapsFor(db, seekerId, work)).map((gap) => ({
    code: 'requirement' in gap ? 'worker.requirement-missing' : `worker.${gap.code}`,
    message: `${gap.message}.`,
    fixPath: gap.fixPath,
  }))

/** Throws the first obstacle; all of them are in `facts.obstacles`. */
export function refuseObstacles(obstacles: Obstacle[]): void {
  const [first] = obstacles
  if (first) throw new ApiError(first.code, { message: first.message, facts: { obstacles } })
}
