import {
  requirementSubjects,
  requirementSubjectText,
  type RequirementGap,
  type RequirementSubject,
} from './requirements'
import { checkSubjectText, dueSubjects, type DueCheck, type DueSubject } from './due-checks'
import { paperGapCodes, type PaperGapCode } from './work-papers'

type CheckGapCode = `${DueSubject}-${'unchecked' | 'refused'}`

/** What was missing when work began: a paper, or the company's check of one. */
export type MissingPaperCode = PaperGapCode | RequirementGap['code'] | CheckGapCode
export const missingPaperCodes: readonly MissingPaperCode[] = [
  ...paperGapCodes,
  ...requirementSubjects.flatMap((subject): RequirementGap['code'][] => [`${subject}-missing`, `${subject}-expired`]),
  ...dueSubjects.flatMap((subject): CheckGapCode[] => [`${subject}-unchecked`, `${subject}-refused`]),
]

export const checkGapCode = ({ subject, refused }: DueCheck): CheckGapCode =>
  `${subject}-${refused ? 'refused' : 'unchecked'}`

const gapText: Record<PaperGapCode, string> = {
  'date-of-birth-missing': 'no date of birth given',
  'under-age': 'under 18 by the date of birth given',
  'right-to-work-missing': 'no right-to-work record given',
  'right-to-work-expired': 'the right-to-work record given ends before the shift does',
  'licence-missing': 'no SIA licence for this work given',
  'licence-expired': 'the SIA licence given ends before the shift does',
  'licence-not-active': 'the SIA licence given is not active on the register',
}

const checkGapText = (subject: DueSubject): Partial<Record<MissingPaperCode, string>> => ({
  [`${subject}-unchecked`]: `${checkSubjectText[subject]} not checked`,
  [`${subject}-refused`]: `${checkSubjectText[subject]} refused`,
})
const requirementGapText = (subject: RequirementSubject): Partial<Record<MissingPaperCode, string>> => ({
  [`${subject}-missing`]: `${requirementSubjectText[subject]}: what the job asks for is not given`,
  [`${subject}-expired`]: `${requirementSubjectText[subject]}: what was given ends before the shift does`,
})
const words: Partial<Record<MissingPaperCode, string>> = Object.assign(
  {},
  gapText,
  ...dueSubjects.map(checkGapText),
  ...requirementSubjects.map(requirementGapText),
)

/** The papers and checks that were missing when work began, as both sides read it. */
export const missingPapersText = (codes: readonly MissingPaperCode[]): string =>
  codes.map((code) => words[code]).join('; ')
