import { licenceFit, type LicenceFit, type SiaLicence } from '../person/sia'
import { distanceText } from '../place/geofence'
import { dateText, localDate, shiftText } from '../time/shift-text'
import { restWarnings } from '../time/short-rests'
import { hasElevenHoursRest, overlaps, restText, type WorkSpan } from '../time/working-time'

export type WorkReasonCode =
  | 'clash'
  | 'rest'
  | 'licence.missing'
  | 'licence.expired'
  | 'licence.not-active'
  | 'right-to-work.missing'
  | 'distance'

export interface WorkReason {
  code: WorkReasonCode
  message: string
  /** Where the person can put it right, when anywhere. */
  fixPath?: string
  /** Accepting is refused; anything else is only pointed out. */
  stopsAccepting: boolean
}

interface WorkQuestion {
  shifts: readonly WorkSpan[]
  /** IANA zone of the site. */
  zone: string
  /** The SIA sector the job asks for; null where none is needed. */
  siaSector: string | null
  /** My live assignments. */
  assignments: readonly (WorkSpan & { id: string })[]
  licences: readonly SiaLicence[]
  /** The record and its last day, if it has one; null when there is no record. */
  rightToWork: { until: string | null } | null
  /** Metres from me to the site, and as far as I want to go; null when unknown. */
  distance?: number | null | undefined
  maxDistance?: number | null | undefined
}

/** Every reason a seeker may not, or may not want to, work some shifts; empty when they fit (Rules of the model 17, UK-RULES 9). */
export const canIWorkThis = (question: WorkQuestion): WorkReason[] => [
  ...timeReasons(question),
  ...restReasons(question),
  ...licenceReasons(question),
  ...rightToWorkReasons(question),
  ...distanceReasons(question),
]

function timeReasons({ shifts, zone, assignments }: WorkQuestion): WorkReason[] {
  return assignments.flatMap((mine): WorkReason[] => {
    const fixPath = `/User-AppliedAndAssignedDetail/${mine.id}`
    if (shifts.some((shift) => overlaps(shift, mine))) {
      return [{ code: 'clash', message: `You already work ${shiftText(mine, zone)}`, fixPath, stopsAccepting: true }]
    }
    const close = shifts.find((shift) => !hasElevenHoursRest(shift, mine))
    if (!close) return []
    const message = `${restText(close, mine)}, beside your shift ${shiftText(mine, zone)}`
    return [{ code: 'rest', message, fixPath, stopsAccepting: false }]
  })
}

/** Too little rest between the shifts themselves. */
const restReasons = ({ shifts, zone }: WorkQuestion): WorkReason[] => restWarnings(shifts, [], zone).map((message) => ({ code: 'rest', message, stopsAccepting: false }))

const lastDayOf = ({ shifts, zone }: WorkQuestion) => shifts.map(({ endsAt }) => localDate(endsAt, zone)).toSorted().at(-1)

function licenceReasons(question: WorkQuestion): WorkReason[] {
  const { siaSector, licences } = question
  const lastDay = lastDayOf(question)
  const fit = lastDay === undefined ? 'fits' : licenceFit(siaSector, licences, lastDay)
  if (fit === 'fits' || lastDay === undefined) return []

  const messages: Record<Exclude<LicenceFit, 'fits'>, string> = {
    missing: `This needs an SIA licence for ${siaSector}: add yours to your profile`,
    expired: `Your SIA licence for ${siaSector} does not reach ${dateText(lastDay)}: add your new one`,
    'not-active': `Your SIA licence for ${siaSector} is not active on the register`,
  }
  return [{ code: `licence.${fit}`, message: messages[fit], fixPath: '/edit-license', stopsAccepting: true }]
}

function rightToWorkReasons(question: WorkQuestion): WorkReason[] {
  const { rightToWork } = question
  const lastDay = lastDayOf(question)
  if (rightToWork && (rightToWork.until === null || lastDay === undefined || rightToWork.until >= lastDay)) return []

  const message = rightToWork?.until
    ? `Your right-to-work record ends on ${dateText(rightToWork.until)}, before this work does: add the new one`
    : 'Your right to work is not on your profile yet: add it before you accept'
  return [{ code: 'right-to-work.missing', message, fixPath: '/edit-right-to-work', stopsAccepting: true }]
}

function distanceReasons({ distance, maxDistance }: WorkQuestion): WorkReason[] {
  if (typeof distance !== 'number' || typeof maxDistance !== 'number' || distance <= maxDistance) return []
  const message = `It is ${distanceText(distance)} away, and you go up to ${distanceText(maxDistance)}`
  return [{ code: 'distance', message, fixPath: '/edit-availability', stopsAccepting: false }]
}
