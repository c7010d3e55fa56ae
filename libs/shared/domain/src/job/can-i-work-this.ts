import { seekerLinks } from '@s4/links'
import { requirementGaps, type HeldRequirement, type RequirementCode } from '../person/requirements'
import { paperGaps, type PaperGapCode, type Papers } from '../person/work-papers'
import { distanceText } from '../location/geofence'
import { dateText, localDate, shiftText } from '../time/shift-text'
import type { RuleSubject } from '../person/due-checks'
import { averageWarning } from '../working-time/weekly-average'
import { isOnDayOff, type DaysOffSpan } from '../working-time/days-off'
import { restWarnings } from '../working-time/short-rests'
import { hasElevenHoursRest, overlaps, restText, type WorkSpan } from '../working-time/working-time'

export type WorkReasonCode = 'clash' | 'rest' | 'hours' | 'dayOff' | PaperGapCode | 'requirement' | 'distance'

export interface WorkReason {
  code: WorkReasonCode
  message: string
  /** The screen where the person can correct it, if there is one. */
  fixPath?: string
  /** True when accepting is refused; otherwise it is only a warning. */
  stopsAccepting: boolean
}

interface WorkToCheck {
  shifts: readonly WorkSpan[]
  /** IANA zone of the site. */
  zone: string
  /** The SIA sector the job asks for; null where none is needed. */
  siaSector: string | null
  requirements: readonly RequirementCode[]
  /** What the company does not let anybody book on without. */
  requiredSubjects: readonly RuleSubject[]
  /** The requirements the seeker meets. */
  held: readonly HeldRequirement[]
  /** The seeker's live assignments. */
  assignments: readonly (WorkSpan & { id: string })[]
  daysOff: readonly DaysOffSpan[]
  papers: Papers
  /** ISO instant. */
  now: string
  /** Metres from home to the site, and the most the seeker wants to travel; null when unknown. */
  distance?: number | null | undefined
  maxDistance?: number | null | undefined
}

/**
 * Every reason a seeker may not, or may not want to, work some shifts; empty when they fit
 * (docs/product.md#age-and-papers, docs/uk-rules.md#working-time).
 */
export const canIWorkThis = (work: WorkToCheck): WorkReason[] => [
  ...timeReasons(work),
  ...dayOffReasons(work),
  ...restReasons(work),
  ...averageReasons(work),
  ...paperReasons(work),
  ...requirementReasons(work),
  ...distanceReasons(work),
]

function timeReasons({ shifts, zone, assignments, requiredSubjects }: WorkToCheck): WorkReason[] {
  return assignments.flatMap((mine): WorkReason[] => {
    const fixPath = seekerLinks.assignment(mine.id)
    if (shifts.some((shift) => overlaps(shift, mine))) {
      return [{ code: 'clash', message: `You already work ${shiftText(mine, zone)}`, fixPath, stopsAccepting: true }]
    }
    const close = shifts.find((shift) => !hasElevenHoursRest(shift, mine))
    if (!close) return []
    const message = `${restText(close, mine)}, beside your shift ${shiftText(mine, zone)}`
    return [{ code: 'rest', message, fixPath, stopsAccepting: requiredSubjects.includes('working-time') }]
  })
}

function dayOffReasons({ shifts, zone, daysOff }: WorkToCheck): WorkReason[] {
  const shift = shifts.find((one) => isOnDayOff(daysOff, one, zone))
  if (!shift) return []
  const day = dateText(localDate(shift.startsAt, zone), { year: false })
  const fixPath = `${seekerLinks.workCalendar}?day=${localDate(shift.startsAt, zone)}`
  return [{ code: 'dayOff', message: `You have a day off: ${day}`, fixPath, stopsAccepting: false }]
}

/** Too little rest between the shifts themselves. */
const restReasons = ({ shifts, zone, requiredSubjects }: WorkToCheck): WorkReason[] =>
  restWarnings(shifts, [], zone).map((message) => ({
    code: 'rest',
    message,
    stopsAccepting: requiredSubjects.includes('working-time'),
  }))

/** Too many hours with all other work. */
function averageReasons({ shifts, assignments, requiredSubjects }: WorkToCheck): WorkReason[] {
  if (shifts.length === 0) return []
  const message = averageWarning(shifts, assignments)
  return message === null ? [] : [{ code: 'hours', message, stopsAccepting: requiredSubjects.includes('working-time') }]
}

function paperReasons({ siaSector, papers, now, ...work }: WorkToCheck): WorkReason[] {
  const today = localDate(now, work.zone)
  const lastDay = lastDayOf(work)
  if (lastDay === undefined) return []
  return paperGaps(papers, { siaSector, today, lastDay }).map((gap) => ({ ...gap, stopsAccepting: true }))
}

function requirementReasons({ requirements, requiredSubjects, held, ...work }: WorkToCheck): WorkReason[] {
  const lastDay = lastDayOf(work)
  if (lastDay === undefined) return []
  return requirementGaps(held, { requirements, lastDay }).map(({ subject, message, fixPath }) => ({
    code: 'requirement',
    message,
    fixPath,
    stopsAccepting: requiredSubjects.includes(subject),
  }))
}

const lastDayOf = ({ shifts, zone }: Pick<WorkToCheck, 'shifts' | 'zone'>): string | undefined =>
  shifts
    .map(({ endsAt }) => localDate(endsAt, zone))
    .toSorted()
    .at(-1)

function distanceReasons({ distance, maxDistance }: WorkToCheck): WorkReason[] {
  if (typeof distance !== 'number' || typeof maxDistance !== 'number' || distance <= maxDistance) return []
  const message = `It is ${distanceText(distance)} away, and you go up to ${distanceText(maxDistance)}`
  return [{ code: 'distance', message, fixPath: seekerLinks.editAvailability, stopsAccepting: false }]
}
