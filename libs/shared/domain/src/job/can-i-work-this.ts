import { seekerLinks } from '@s4/links'
import {
  requirementGaps,
  requirementText,
  type HeldRequirement,
  type RequirementCode,
  type RequirementGap,
} from '../person/requirements'
import { paperGaps, type PaperGapCode, type Papers } from '../person/work-papers'
import { hoursCover, weekHoursOf, type WeeklyHours } from '../working-time/available-hours'
import { aboutDistance, wholeMiles } from '../location/geofence'
import { dateText, durationText, localDate, shiftText } from '../time/shift-text'
import type { RuleSubject } from '../person/due-checks'
import { averageWarning } from '../working-time/weekly-average'
import { isOnDayOff, type DaysOffSpan } from '../working-time/days-off'
import { restWarnings } from '../working-time/short-rests'
import {
  clashes,
  hasElevenHoursRest,
  restBetween,
  workingTime,
  type AgreedSpan,
  type WorkSpan,
} from '../working-time/working-time'

const MINUTE = 60_000

export type WorkReasonCode =
  'clash' | 'rest' | 'hours' | 'dayOff' | 'availability' | PaperGapCode | 'requirement' | 'distance'

export interface WorkReason {
  code: WorkReasonCode
  message: string
  /** The screen where the person can correct it, if there is one. */
  fixPath?: string
  /** True when accepting is refused; otherwise it is only a warning. */
  stopsAccepting: boolean
}

export interface AgreedWork extends AgreedSpan {
  id: string
  shiftId: string
}

interface AskedShift extends WorkSpan {
  id?: string
}

interface WorkToCheck {
  shifts: readonly AskedShift[]
  /** The job's further shifts, from which the seeker can choose instead. */
  others?: readonly AskedShift[] | undefined
  /** IANA zone of the site. */
  zone: string
  /** The SIA sector the job asks for; null where none is needed. */
  siaSector: string | null
  requirements: readonly RequirementCode[]
  /** What the company does not let anybody book on without. */
  requiredSubjects: readonly RuleSubject[]
  /** The requirements the seeker meets. */
  held: readonly HeldRequirement[]
  /** The seeker's agreed work; what was booked off ended then. */
  assignments: readonly AgreedWork[]
  daysOff: readonly DaysOffSpan[]
  /** The seeker's week; without hours, any time suits. */
  hours?: readonly WeeklyHours[] | undefined
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
  ...availabilityReasons(work),
  ...restReasons(work),
  ...averageReasons(work),
  ...paperReasons(work),
  ...requirementReasons(work),
  ...distanceReasons(work),
]

function timeReasons({ shifts, others = [], zone, requiredSubjects, ...work }: WorkToCheck): WorkReason[] {
  const all = [...shifts, ...others]
  const assignments = workNear(all, work.assignments)
  const clashing = all.filter((shift) => assignments.some((mine) => isTaken(shift, mine)))
  const isPart = clashing.length < all.length
  const partly = isPart ? clashReasons(clashing, all.length, { zone, assignments }) : []
  const rest = assignments.flatMap((mine): WorkReason[] => {
    const fixPath = seekerLinks.assignment(mine.id)
    const taken = isPart ? undefined : shifts.find((shift) => isTaken(shift, mine))
    if (taken) {
      const message = isSame(taken, mine) ? ownShiftText(mine) : `You already work ${shiftText(mine, zone)}`
      return [{ code: 'clash', message, fixPath, stopsAccepting: true }]
    }
    const close = shifts.find((shift) => isClose(shift, mine))
    if (!close) return []
    const message = closeText(close, mine, zone)
    return [{ code: 'rest', message, fixPath, stopsAccepting: requiredSubjects.includes('working-time') }]
  })
  return [...partly, ...rest]
}

/** Without work that neither overlaps any of the shifts nor leaves too little rest: most of a year's work. */
function workNear<Work extends WorkSpan>(shifts: readonly WorkSpan[], assignments: readonly Work[]): Work[] {
  const rest = workingTime.dailyRestMinutes * MINUTE
  const from = Math.min(...shifts.map(({ startsAt }) => Date.parse(startsAt))) - rest
  const to = Math.max(...shifts.map(({ endsAt }) => Date.parse(endsAt))) + rest
  return assignments.filter((mine) => Date.parse(mine.endsAt) > from && Date.parse(mine.startsAt) < to)
}

/** Said of a shift that the seeker has a place on, or had one until it was booked off. */
export const ownShiftText = ({ isOver }: Pick<AgreedSpan, 'isOver'>): string =>
  isOver ? 'You already worked this shift' : 'You already have this shift'

const isSame = ({ id }: AskedShift, { shiftId }: AgreedWork): boolean => id === shiftId

const isTaken = (shift: AskedShift, mine: AgreedWork): boolean => isSame(shift, mine) || clashes(shift, mine)

const isClose = (shift: AskedShift, mine: AgreedWork): boolean =>
  !isTaken(shift, mine) && !hasElevenHoursRest(shift, mine)

function closeText(shift: WorkSpan, mine: WorkSpan, zone: string): string {
  const side = Date.parse(mine.startsAt) < Date.parse(shift.startsAt) ? 'after' : 'before'
  const rest = durationText(Math.max(0, Math.floor(restBetween(shift, mine))))
  return `Only ${rest} of rest ${side} your shift ${shiftText(mine, zone)}. At least 11 h is safer`
}

/** How little rest a shift leaves beside the seeker's other work; null with 11 h or more. */
export function shortRestText(shift: AskedShift, assignments: readonly AgreedWork[], zone: string): string | null {
  const [nearest] = assignments
    .filter((mine) => isClose(shift, mine))
    .toSorted((one, other) => restBetween(shift, one) - restBetween(shift, other))
  return nearest ? closeText(shift, nearest, zone) : null
}

/** Which shifts of a job are taken or clash while others of it are free: those can be chosen. */
function clashReasons(
  clashing: readonly AskedShift[],
  count: number,
  { zone, assignments }: Pick<WorkToCheck, 'zone' | 'assignments'>,
): WorkReason[] {
  const [first] = clashing
  const mine = first && assignments.find((one) => isTaken(first, one))
  if (!mine) return []
  const isOwn = clashing.every((shift) => assignments.some((one) => isSame(shift, one)))
  const which = isOwn
    ? ownOfJobText(first, clashing.length, zone)
    : clashing.length === 1
      ? `The shift ${shiftText(first, zone)} clashes with your other work`
      : `${clashing.length} of ${count} shifts clash, the first ${shiftText(first, zone)}, with your work`
  const free = count - clashing.length
  const rest = free === 1 ? 'other shift' : `other ${free} shifts`
  const message = `${which}. You can choose the ${rest}`
  return [{ code: 'clash', message, fixPath: seekerLinks.assignment(mine.id), stopsAccepting: false }]
}

const ownOfJobText = (first: WorkSpan, count: number, zone: string): string =>
  `You already have ${count === 1 ? 'the shift' : `${count} of the shifts, the first`} ${shiftText(first, zone)}`

function dayOffReasons({ shifts, others = [], zone, daysOff }: WorkToCheck): WorkReason[] {
  const shift = [...shifts, ...others].find((one) => isOnDayOff(daysOff, one, zone))
  if (!shift) return []
  const day = dateText(localDate(shift.startsAt, zone), { year: false })
  const fixPath = `${seekerLinks.workCalendar}?day=${localDate(shift.startsAt, zone)}`
  return [{ code: 'dayOff', message: `You have a day off: ${day}`, fixPath, stopsAccepting: false }]
}

/** Shifts outside the hours that the seeker gave. */
function availabilityReasons({ shifts, others = [], zone, hours = [] }: WorkToCheck): WorkReason[] {
  if (hours.length === 0) return []
  const all = [...shifts, ...others]
  const covers = hoursCover(hours)
  const [first, ...more] = all.filter((shift) => !covers(weekHoursOf(shift, zone)))
  if (!first) return []
  const message =
    more.length === 0
      ? `${shiftText(first, zone)} is outside the hours you gave`
      : `${shiftsOf(more.length + 1, all.length)} are outside the hours you gave`
  return [{ code: 'availability', message, fixPath: seekerLinks.editAvailability, stopsAccepting: false }]
}

function shiftsOf(some: number, all: number): string {
  if (some < all) return `${some} of ${all} shifts`
  return all === 2 ? 'Both shifts' : `All ${all} shifts`
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
  const others = assignments.filter((mine) => !shifts.some((shift) => isSame(shift, mine)))
  const message = averageWarning(shifts, others)
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
  const gaps = requirementGaps(held, { requirements, lastDay }).map((gap) => ({
    ...gap,
    stopsAccepting: requiredSubjects.includes(gap.subject),
  }))
  return gaps.flatMap((gap): WorkReason[] => {
    // What is missing, and told in one place, stands in one sentence.
    const alike = gaps.filter(
      (one) => isMissing(one) && one.fixPath === gap.fixPath && one.stopsAccepting === gap.stopsAccepting,
    )
    if (isMissing(gap) && alike[0] !== gap) return []
    const { message, fixPath, stopsAccepting } = gap
    const labels = alike.map(({ requirement }) => requirementText(requirement)).join(', ')
    const all = `This job asks for: ${labels}. Add those you have to your profile`
    return [
      { code: 'requirement', message: isMissing(gap) && alike.length > 1 ? all : message, fixPath, stopsAccepting },
    ]
  })
}

const isMissing = ({ code }: RequirementGap): boolean => code.endsWith('-missing')

const lastDayOf = ({ shifts, zone }: Pick<WorkToCheck, 'shifts' | 'zone'>): string | undefined =>
  shifts
    .map(({ endsAt }) => localDate(endsAt, zone))
    .toSorted()
    .at(-1)

function distanceReasons({ distance, maxDistance }: WorkToCheck): WorkReason[] {
  if (typeof distance !== 'number' || typeof maxDistance !== 'number' || distance <= maxDistance) return []
  const most = wholeMiles(maxDistance)
  // Rounded, a little further would read as just as far.
  const away = wholeMiles(distance) === most ? `a little over ${most}` : aboutDistance(distance)
  const message = `It is ${away} from your home, and you go up to ${most}`
  return [{ code: 'distance', message, fixPath: seekerLinks.editAvailability, stopsAccepting: false }]
}
