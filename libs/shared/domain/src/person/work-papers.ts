import { seekerLinks } from '@s4/links'
import { dateText } from '../time/calendar-date'
import { isAdult } from './age'
import { licenceFit, type HeldLicence, type LicenceFit } from './sia'

/** The papers that a worker has declared, checked or not. */
export interface Papers {
  dateOfBirth: string | null
  /** The record and its last day, if it has one; null when there is no record. */
  rightToWork: { until: string | null } | null
  licences: readonly HeldLicence[]
}

interface WorkRequirements {
  /** The SIA sector the work asks for; null where none is needed. */
  siaSector: string | null
  /** `YYYY-MM-DD` at the site: now, and the day the work ends. */
  today: string
  lastDay: string
}

export const paperGapCodes = [
  'date-of-birth-missing',
  'under-age',
  'right-to-work-missing',
  'right-to-work-expired',
  'licence-missing',
  'licence-expired',
  'licence-not-active',
] as const
export type PaperGapCode = (typeof paperGapCodes)[number]

/**
 * A reason why a worker cannot accept work, or cannot book on by themselves, with the screen that corrects it
 * (docs/product.md#age-and-papers).
 */
export interface PaperGap {
  code: PaperGapCode
  /** For the worker to read. */
  message: string
  fixPath: string
}

/**
 * Every paper that is missing or not valid for some work: the one rule for cards, applying, accepting and booking on.
 */
export const paperGaps = (papers: Papers, work: WorkRequirements): PaperGap[] =>
  [ageGap(papers, work), rightToWorkGap(papers, work), licenceGap(papers, work)].filter((gap) => gap !== null)

function ageGap({ dateOfBirth }: Papers, { today }: WorkRequirements): PaperGap | null {
  const fixPath = seekerLinks.editPersonalDetails
  if (dateOfBirth === null)
    return {
      code: 'date-of-birth-missing',
      message: 'Add your date of birth: this work is for people of 18 or over',
      fixPath,
    }
  return isAdult(dateOfBirth, today)
    ? null
    : {
        code: 'under-age',
        message: 'You must be 18 or over for this work. If your date of birth is wrong, correct it',
        fixPath,
      }
}

function rightToWorkGap({ rightToWork }: Papers, { lastDay }: WorkRequirements): PaperGap | null {
  const fixPath = seekerLinks.editRightToWork
  if (rightToWork === null)
    return { code: 'right-to-work-missing', message: 'Your right to work is not on your profile yet: add it', fixPath }
  if (rightToWork.until === null || rightToWork.until >= lastDay) return null
  return {
    code: 'right-to-work-expired',
    message: `Your right-to-work record ends on ${dateText(rightToWork.until)}, before this work does: add the new one`,
    fixPath,
  }
}

function licenceGap({ licences }: Papers, { siaSector, lastDay }: WorkRequirements): PaperGap | null {
  const fit = licenceFit(siaSector, licences, lastDay)
  if (fit === 'fits') return null
  const messages: Record<Exclude<LicenceFit, 'fits'>, string> = {
    missing: `This needs an SIA licence for ${siaSector}: add yours to your profile`,
    expired: `Your SIA licence for ${siaSector} does not reach ${dateText(lastDay)}: add your new one`,
    'not-active': `Your SIA licence for ${siaSector} is not active on the register: add the one that is`,
  }
  return { code: `licence-${fit}`, message: messages[fit], fixPath: seekerLinks.editLicence }
}
