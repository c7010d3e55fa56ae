import { ApiError, type FailureCode } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { localDate } from '@s4/domain/shift-text'
import { paperGaps, type PaperGap, type Papers } from '@s4/domain/work-papers'

interface Work {
  /** The SIA sector the work asks for; null where none is needed. */
  siaSector: string | null
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

/** What a seeker has given, as it is now. */
export async function findPapers(db: Db, seekerId: string): Promise<Papers> {
  const [papers] = await db.query<Papers>(
    `select date_of_birth,
       (select json_build_object('until', expires_on) from right_to_work where seeker_id = seeker.id) as right_to_work,
       (select coalesce(json_agg(json_build_object('sector', sector, 'expiresOn', expires_on)), '[]')
        from licence where licence.seeker_id = seeker.id and kind = 'sia') as licences
     from seeker where seeker.id = $1`,
    [seekerId],
  )
  if (!papers) throw new ApiError('record.missing')
  return papers
}

/** What is missing for some work, as of now; empty when nothing is. */
export async function gapsFor(
  db: Db,
  seekerId: string,
  { siaSector, zone, lastEndsAt, now }: Work,
): Promise<PaperGap[]> {
  return paperGaps(await findPapers(db, seekerId), {
    siaSector,
    today: localDate(now.toISOString(), zone),
    lastDay: localDate(lastEndsAt, zone),
  })
}

/** The same as what stops this seeker from accepting or booking on to the work (docs/product.md#age-and-papers). */
export const obstaclesFor = async (db: Db, seekerId: string, work: Work): Promise<Obstacle[]> =>
  (await gapsFor(db, seekerId, work)).map(({ code, message, fixPath }) => ({
    code: `worker.${code}`,
    message: `${message}.`,
    fixPath,
  }))

/** Throws the first obstacle; all of them are in `facts.obstacles`. */
export function refuseObstacles(obstacles: Obstacle[]): void {
  const [first] = obstacles
  if (first) throw new ApiError(first.code, { message: first.message, facts: { obstacles } })
}
