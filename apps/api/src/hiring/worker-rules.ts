import { Problem, type ProblemCode } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { isAdult } from '@s4/domain/age'
import { dateText, localDate } from '@s4/domain/shift-text'
import { covers } from '@s4/domain/sia'

interface Work {
  /** The SIA sector the job asks for; null where none is needed. */
  siaSector: string | null
  zone: string
  /** The end of the last shift in question. */
  lastEndsAt: string
}

export interface Obstacle {
  code: Extract<ProblemCode, `worker.${string}`>
  message: string
  fixPath: string
}

interface Papers {
  dateOfBirth: string | null
  hasRightToWork: boolean
  rightToWorkUntil: string | null
  licences: { sector: string; expiresOn: string | null }[]
}

/** Everything that stops this seeker from accepting or booking on to some work (PRODUCT rule 17); empty when nothing does. */
export async function obstaclesFor(db: Db, seekerId: string, work: Work, now: Date): Promise<Obstacle[]> {
  const [papers] = await db.query<Papers>(
    `select date_of_birth, right_to_work.seeker_id is not null as has_right_to_work, right_to_work.expires_on as right_to_work_until,
       (select coalesce(json_agg(json_build_object('sector', sector, 'expiresOn', expires_on)), '[]')
        from licence where licence.seeker_id = seeker.id and kind = 'sia') as licences
     from seeker left join right_to_work on right_to_work.seeker_id = seeker.id where seeker.id = $1`,
    [seekerId],
  )
  if (!papers) throw new Problem('record.missing')
  const lastDay = localDate(work.lastEndsAt, work.zone)
  return [ageObstacle(papers, now, work.zone), rightToWorkObstacle(papers, lastDay), licenceObstacle(papers, work.siaSector, lastDay)].filter((obstacle) => obstacle !== null)
}

/** Throws the first obstacle; all of them are in `facts.obstacles`. */
export function refuseObstacles(obstacles: Obstacle[]): void {
  const [first] = obstacles
  if (first) throw new Problem(first.code, { message: first.message, facts: { obstacles } })
}

function ageObstacle({ dateOfBirth }: Papers, now: Date, zone: string): Obstacle | null {
  if (dateOfBirth !== null && isAdult(dateOfBirth, localDate(now.toISOString(), zone))) return null
  const message = dateOfBirth === null ? 'Add your date of birth to your profile first: this work is for people of 18 or over.' : 'You must be 18 or over for this work.'
  return { code: 'worker.under-age', message, fixPath: '/edit-personal-details' }
}

function rightToWorkObstacle({ hasRightToWork, rightToWorkUntil }: Papers, lastDay: string): Obstacle | null {
  if (hasRightToWork && (rightToWorkUntil === null || rightToWorkUntil >= lastDay)) return null
  const message = hasRightToWork && rightToWorkUntil !== null
    ? `Your right-to-work record ends on ${dateText(rightToWorkUntil)}, before this work does. Add the new one to your profile.`
    : 'Add your right-to-work record to your profile before you accept.'
  return { code: 'worker.right-to-work-missing', message, fixPath: '/edit-right-to-work' }
}

function licenceObstacle({ licences }: Papers, sector: string | null, lastDay: string): Obstacle | null {
  if (sector === null) return null
  const fitting = licences.filter((licence) => covers(licence.sector, sector))
  if (fitting.some(({ expiresOn }) => expiresOn === null || expiresOn >= lastDay)) return null
  return fitting.length === 0
    ? { code: 'worker.licence-missing', message: `This work needs an SIA licence for ${sector}. Add yours to your profile.`, fixPath: '/edit-license' }
    : { code: 'worker.licence-expired', message: `Your SIA licence for ${sector} does not reach ${dateText(lastDay)}. Add your new one to your profile.`, fixPath: '/edit-license' }
}
