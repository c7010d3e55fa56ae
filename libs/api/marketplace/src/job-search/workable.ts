import { isAdult } from '@s4/domain/age'
import { localDate } from '@s4/domain/shift-text'
import { covers, siaSectors } from '@s4/domain/sia'
import { weeklySpans } from '@s4/domain/available-hours'
import { workingTime } from '@s4/domain/working-time'
import type { SeekerFacts } from './job-fit'
import { liveAssignment, workedUntil } from '@s4/api-platform/agreed-work'

/** What a seeker has, to find the jobs whose next shift they can work. */
export interface Workable {
  seekerId: string
  /** SIA sectors and requirements, each with its last day; null without an end. */
  held: { code: string; until: string | null }[]
  /** The last day of the right to work; null without an end. */
  rightToWorkUntil: string | null
  /** When they are free in a week; null when they gave no hours. */
  free: { from: number; to: number }[] | null
}

/** Null for somebody who cannot work any job: under age, or without a right to work. */
export function workableBy({ seekerId, papers, held, hours, now }: SeekerFacts): Workable | null {
  const { dateOfBirth, rightToWork, licences } = papers
  if (dateOfBirth === null || !isAdult(dateOfBirth, localDate(now)) || rightToWork === null) return null
  const sectors = licences.flatMap(({ sector, expiresOn }) =>
    expiresOn === null
      ? []
      : siaSectors.filter((needed) => covers(sector, needed)).map((code) => ({ code, until: expiresOn })),
  )
  return {
    seekerId,
    held: [...sectors, ...held],
    rightToWorkUntil: rightToWork.until,
    free: hours.length === 0 ? null : weeklySpans(hours),
  }
}

const ENDS_AT = `open_job.bookable_until + interval '15 minutes'`
const LOCAL_START = `(open_job.starts_at at time zone 'Europe/London')`
const LOCAL_END = `((${ENDS_AT}) at time zone 'Europe/London')`
const LAST_DAY = `(${LOCAL_END}::date)`
/** The longest shift and the rest after it: what began before it does not matter. */
const LONGEST = `interval '27 hours'`
const REST = `interval '${workingTime.dailyRestMinutes} minutes'`

/**
 * The `open_job` whose next shift the seeker has every paper and requirement for and is free for: in their week, and
 * with 11 hours of rest beside their agreed work.
 */
export const workableSql = (
  { seekerId, held, rightToWorkUntil, free }: Workable,
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
     and assignment.starts_at < ${ENDS_AT} + ${REST} and assignment.starts_at > open_job.starts_at - ${LONGEST}
     and ${workedUntil()} + ${REST} > open_job.starts_at)`,
  ...(free === null
    ? []
    : [
        `exists (select from (select date_trunc('week', ${LOCAL_START}) as monday) week
           cross join lateral (select extract(epoch from ${LOCAL_START} - monday)::int / 60 as begins,
             extract(epoch from ${LOCAL_END} - monday)::int / 60 as ends) job_week
           join unnest(${bind(free.map(({ from }) => from))}::int[],
             ${bind(free.map(({ to }) => to))}::int[]) as free (opens, closes) on opens <= begins and closes >= ends)`,
      ]),
]
