import type { PaperGapCode } from './work-papers'

const words: Record<PaperGapCode, string> = {
  'date-of-birth-missing': 'no date of birth given',
  'under-age': 'under 18 by the date of birth given',
  'right-to-work-missing': 'no right-to-work record given',
  'right-to-work-expired': 'the right-to-work record given ends before the shift does',
  'licence-missing': 'no SIA licence for this work given',
  'licence-expired': 'the SIA licence given ends before the shift does',
  'licence-not-active': 'the SIA licence given is not active on the register',
}

/** The papers that were missing when work began, as both sides read it. */
export const missingPapersText = (codes: readonly PaperGapCode[]): string => codes.map((code) => words[code]).join('; ')
