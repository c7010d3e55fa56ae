import type { WorkReason } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import type { WeeklyHours } from '@s4/domain/available-hours'
import { canIWorkThis, type AgreedWork } from '@s4/domain/can-i-work-this'
import type { DaysOffSpan } from '@s4/domain/days-off'
import type { RuleSubject } from '@s4/domain/due-checks'
import type { HeldRequirement, RequirementCode } from '@s4/domain/requirements'
import { metresBetween } from '@s4/domain/geofence'
import type { Papers } from '@s4/domain/work-papers'
import { listQualifications } from '@s4/api-profiles/worker-rules'
import { holdsTime, liveAssignment, workedUntil } from '@s4/api-platform/agreed-work'

interface Work {
  id?: string
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
  /** The job's further shifts that can still be had. */
  others?: readonly Work[]
  point: { lat: number; lng: number }
}

/** The facts about a seeker that *can I work this?* needs, read once for a whole page. */
export interface SeekerFacts {
  seekerId: string
  home: { lat: number; lng: number } | null
  maxMetres: number
  /** Their week; empty when they gave none. */
  hours: WeeklyHours[]
  daysOff: DaysOffSpan[]
  papers: Papers
  held: HeldRequirement[]
  now: string
  assignments: AgreedWork[]
}

export async function seekerFacts(db: Db, seekerId: string, now: string): Promise<SeekerFacts> {
  const facts = (await listSeekerFacts(db, [seekerId], now)).get(seekerId)
  if (!facts) throw new ApiError('record.missing')
  return facts
}

interface SeekerRow {
  id: string
  homeLat: number | null
  homeLng: number | null
  maxDistanceKm: number
  hours: WeeklyHours[]
  daysOff: DaysOffSpan[]
}

/** The same about many seekers, by id. */
export async function listSeekerFacts(
  db: Db,
  seekerIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, SeekerFacts>> {
  const qualifications = await listQualifications(db, seekerIds)
  const seekers = await db.query<SeekerRow>(
    `select id, home_lat, home_lng, max_distance_km,
       (select coalesce(json_agg(json_build_object('weekday', weekday, 'start', to_char(start_time, 'HH24:MI'),
         'end', to_char(end_time, 'HH24:MI'))), '[]') from availability where seeker_id = seeker.id) as hours,
       (select coalesce(json_agg(json_build_object('from', from_date, 'to', to_date)), '[]') from day_off
         where seeker_id = seeker.id) as days_off
     from seeker where id = any($1)`,
    [seekerIds],
  )
  const assignments = await db.query<AgreedWork & { seekerId: string }>(
    `select id, shift_id, seeker_id, starts_at, ${workedUntil()} as ends_at, not ${holdsTime()} as is_over
     from assignment where seeker_id = any($1) and ${liveAssignment()}
       and ends_at > $2::timestamptz - interval '17 weeks'`,
    [seekerIds, now],
  )
  const work = new Map<string, SeekerFacts['assignments']>()
  for (const { seekerId, ...one } of assignments) work.set(seekerId, [...(work.get(seekerId) ?? []), one])
  return new Map(
    seekers.flatMap(({ id, homeLat, homeLng, maxDistanceKm, hours, daysOff }) => {
      const qualified = qualifications.get(id)
      if (!qualified) return []
      const home = homeLat !== null && homeLng !== null ? { lat: homeLat, lng: homeLng } : null
      const facts: SeekerFacts = {
        seekerId: id,
        home,
        maxMetres: maxDistanceKm * 1000,
        hours,
        daysOff,
        ...qualified,
        now,
        assignments: work.get(id) ?? [],
      }
      return [[id, facts] as const]
    }),
  )
}

const toCoordinates = ({ lat, lng }: { lat: number; lng: number }) => ({ latitude: lat, longitude: lng })

export const metresFromHome = ({ home }: SeekerFacts, point: { lat: number; lng: number }): number | null =>
  home && metresBetween(toCoordinates(home), toCoordinates(point))

/** Why this seeker may not, or may not want to, work a job's next shift, and which of its others clash. */
export const reasonsFor = (facts: SeekerFacts, { shift, point, ...job }: JobToFit): WorkReason[] =>
  canIWorkThis({
    // A row of a job brings all its shifts, of which only the next counts here.
    ...job,
    shifts: shift ? [shift] : [],
    held: facts.held,
    assignments: facts.assignments,
    daysOff: facts.daysOff,
    hours: facts.hours,
    papers: facts.papers,
    now: facts.now,
    distance: metresFromHome(facts, point),
    maxDistance: facts.maxMetres,
  })
