import { isAdult } from '@s4/domain/age'
import { localDate } from '@s4/domain/shift-text'
import { covers, siaSectors } from '@s4/domain/sia'
import type { SeekerFacts } from './job-fit'
import { liveAssignment } from '@s4/api-platform/agreed-work'

/** What a seeker has, to find the jobs whose next shift they can work. */
export interface Workable {
  seekerId: string
  /** SIA sectors and requirements, each with its last day; null without an end. */
  held: { code: string; until: string | null }[]
  /** The last day of the right to work; null without an end. */
  rightToWorkUntil: string | null
}

/** Null for somebody who cannot work any job: under age, or without a right to work. */
export function workableBy({ seekerId, papers, held, now }: SeekerFacts): Workable | null {
  const { dateOfBirth, rightToWork, licences } = papers
  if (dateOfBirth === null || !isAdult(dateOfBirth, localDate(now)) || rightToWork === null) return null
  const sectors = licences.flatMap(({ sector, expiresOn }) =>
    expiresOn === null
      ? []
      : siaSectors.filter((needed) => covers(sector, needed)).map((code) => ({ code, until: expiresOn })),
  )
  return { seekerId, held: [...sectors, ...held], rightToWorkUntil: rightToWork.until }
}

const ENDS_AT = `open_job.bookable_until + interval '15 minutes'`
const LAST_DAY = `(((${ENDS_AT}) at time zone 'Europe/London')::date)`

/** The `open_job` whose next shift the seeker is free for and has every paper and requirement for. */
export const workableSql = (
  { seekerId, held, rightToWorkUntil }: Workable,
  bind: (value: unknown) => string,
): string[] => [
  `not exists (select from unnest(array_append(open_job.requirements, open_job.sia_sector)) as needed
     where needed is not null and not exists (
       select from unnest(${bind(held.map(({ code }) => code))}::text[],
           ${bind(held.map(({ until }) => until))}::date[])
         as held (code, until)
       where held.code = needed and (held.until is null or held.until >= ${LAST_DAY})))`,
  ...(rightToWorkUntil === null ? [] : [`${LAST_DAY} <= ${bind(rightToWorkUntil)}::date`]),
  `not exists (select from assignment where assignment.seeker_id = ${bind(seekerId)} and ${liveAssignment()}
     and assignment.starts_at < ${ENDS_AT} and assignment.ends_at > open_job.starts_at)`,
]
