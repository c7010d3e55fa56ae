import type { WorkReason } from '@s4/contract'
import type { Db } from '@s4/db'
import { canIWorkThis } from '@s4/domain/can-i-work-this'
import type { RuleSubject } from '@s4/domain/due-checks'
import type { HeldRequirement, RequirementCode } from '@s4/domain/requirements'
import { metresBetween } from '@s4/domain/geofence'
import type { Papers } from '@s4/domain/work-papers'
import { findHeld, findPapers } from '@s4/api-profiles/worker-rules'
import { liveAssignment } from '@s4/api-platform/agreed-work'

interface Work {
  startsAt: string
  endsAt: string
}

interface JobToFit {
  siaSector: string | null
  requirements: readonly RequirementCode[]
  /** What its company does not let anybody book on without. */
  requiredSubjects: readonly RuleSubject[]
  zone: string
  shift: Work | null
  point: { lat: number; lng: number }
}

/** The facts about a seeker that *can I work this?* needs, read once for a whole page. */
export interface SeekerFacts {
  seekerId: string
  home: { lat: number; lng: number } | null
  maxMetres: number
  papers: Papers
  held: HeldRequirement[]
  now: string
  assignments: (Work & { id: string })[]
}

export async function seekerFacts(db: Db, seekerId: string, now: string): Promise<SeekerFacts> {
  const [seeker] = await db.query<{ homeLat: number | null; homeLng: number | null; maxDistanceKm: number }>(
    'select home_lat, home_lng, max_distance_km from seeker where id = $1',
    [seekerId],
  )
  const assignments = await db.query<Work & { id: string }>(
    `select id, starts_at, ends_at from assignment
     where seeker_id = $1 and ${liveAssignment()} and ends_at > $2::timestamptz - interval '17 weeks'`,
    [seekerId, now],
  )
  return {
    seekerId,
    home:
      seeker && seeker.homeLat !== null && seeker.homeLng !== null
        ? { lat: seeker.homeLat, lng: seeker.homeLng }
        : null,
    maxMetres: (seeker?.maxDistanceKm ?? 0) * 1000,
    papers: await findPapers(db, seekerId),
    held: await findHeld(db, seekerId),
    now,
    assignments,
  }
}

const toCoordinates = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng })

export const metresFromHome = ({ home }: SeekerFacts, point: { lat: number; lng: number }): number | null =>
  home && metresBetween(toCoordinates(home), toCoordinates(point))

/** Why this seeker may not, or may not want to, work a job's next shift. */
export const reasonsFor = (facts: SeekerFacts, { shift, point, ...job }: JobToFit): WorkReason[] =>
  canIWorkThis({
    shifts: shift ? [shift] : [],
    ...job,
    held: facts.held,
    assignments: facts.assignments,
    papers: facts.papers,
    now: facts.now,
    distance: metresFromHome(facts, point),
    maxDistance: facts.maxMetres,
  })
