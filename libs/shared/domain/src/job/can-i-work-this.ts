import { licenceFit, roleLabel, sectorsFor, type LicenceFit, type RoleId, type SiaLicence } from '../person/sia'
import { distanceText } from '../place/geofence'
import { dateText, localDate, shiftText } from '../time/shift-text'
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
  role: RoleId
  /** My live assignments. */
  assignments: readonly (WorkSpan & { id: string })[]
  licences: readonly SiaLicence[]
  /** False when it is known to be missing; null when the question does not arise. */
  hasRightToWork?: boolean | null | undefined
  /** Metres from me to the site, and as far as I want to go; null when unknown. */
  distance?: number | null | undefined
  maxDistance?: number | null | undefined
}

/** Every reason a seeker may not, or may not want to, work some shifts; empty when they fit (Rules of the model 17, UK-RULES 9). */
export const canIWorkThis = (question: WorkQuestion): WorkReason[] => [
  ...timeReasons(question),
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

function licenceReasons({ shifts, zone, role, licences }: WorkQuestion): WorkReason[] {
  const lastDay = shifts.map(({ endsAt }) => localDate(endsAt, zone)).toSorted().at(-1)
  const fit = lastDay === undefined ? 'fits' : licenceFit(role, licences, lastDay)
  if (fit === 'fits' || lastDay === undefined) return []

  const wanted = `SIA licence for ${sectorsFor(role).join(' or ')}`
  const messages: Record<Exclude<LicenceFit, 'fits'>, string> = {
    missing: `${roleLabel(role)} needs an ${wanted}: add yours to your profile`,
    expired: `Your ${wanted} does not reach ${dateText(lastDay)}: add your new one`,
    'not-active': `Your ${wanted} is not active on the register`,
  }
  return [{ code: `licence.${fit}`, message: messages[fit], fixPath: '/edit-license', stopsAccepting: true }]
}

function rightToWorkReasons({ hasRightToWork }: WorkQuestion): WorkReason[] {
  if (hasRightToWork !== false) return []
  const message = 'Your right to work is not on your profile yet: add it before you accept'
  return [{ code: 'right-to-work.missing', message, fixPath: '/edit-right-to-work', stopsAccepting: true }]
}

function distanceReasons({ distance, maxDistance }: WorkQuestion): WorkReason[] {
  if (typeof distance !== 'number' || typeof maxDistance !== 'number' || distance <= maxDistance) return []
  const message = `It is ${distanceText(distance)} away, and you go up to ${distanceText(maxDistance)}`
  return [{ code: 'distance', message, fixPath: '/edit-availability', stopsAccepting: false }]
}
