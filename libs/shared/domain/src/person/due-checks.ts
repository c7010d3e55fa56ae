import {
  certificateMeets,
  certificateTypes,
  certificateTypeText,
  requirementSubjects,
  subjectOfRequirement,
  type CertificateType,
  type RequirementCode,
  type RequirementSubject,
} from './requirements'
import { isScreened, type ScreeningDecision } from './screening'
import { covers } from './sia'

/** A company's check of the current version of a document; *changed*: it checked an earlier version. */
export const checkStates = ['accepted', 'refused', 'pending', 'changed', 'not-checked'] as const
export type CheckState = (typeof checkStates)[number]

/** What a company can ask to be checked before somebody books on. */
export const checkSubjects = ['licence', 'right-to-work', ...certificateTypes] as const
export type CheckSubject = (typeof checkSubjects)[number]

/** What can stop booking on: a document that is not checked, or a screening that is not decided. */
export const dueSubjects = [...checkSubjects, 'screening'] as const
export type DueSubject = (typeof dueSubjects)[number]

/** What a company has a rule for: what it checks, what is only declared, and the limits of working time. */
export type RuleSubject = CheckSubject | RequirementSubject | 'working-time'

/** *required* stops booking on until it is there, and its document is checked; *warn* only warns. */
export const checkRules = ['required', 'warn'] as const
export type CheckRule = (typeof checkRules)[number]
/** Many companies screen elsewhere, so they need not ask for it here. */
export const screeningRules = ['required', 'warn', 'not-asked'] as const
export type ScreeningRule = (typeof screeningRules)[number]
export type CheckRules = Record<RuleSubject, CheckRule> & { screening: ScreeningRule }

/** Until a company chooses otherwise (docs/product.md#document-checks). */
export const DEFAULT_CHECK_RULES = {
  ...Object.fromEntries(requirementSubjects.map((subject) => [subject, 'warn'])),
  licence: 'required',
  'right-to-work': 'required',
  'working-time': 'warn',
  screening: 'not-asked',
  // Every subject of a requirement stands in the list above.
} as CheckRules

export interface CheckedDocument {
  subject: CheckSubject
  /** Of the document; null for the one right-to-work record. */
  id: string | null
  /** Of an SIA licence. */
  sector: string | null
  /** Of an insurance. */
  coverPounds: number | null
  /** `YYYY-MM-DD`; null without an end. */
  expiresOn: string | null
  state: CheckState
  /** The company refused an earlier version, or one that was removed, and has not looked since. */
  refusedBefore: boolean
}

export interface DueCheck<Subject extends DueSubject = DueSubject> {
  subject: Subject
  /** Null for the one right-to-work record and for a screening. */
  documentId: string | null
  state: Exclude<CheckState, 'accepted'>
  /** Refused as it is now, or before its last change: it stays so until the company has looked again. */
  refused: boolean
  rule: CheckRule
}

interface Work {
  /** The SIA sector the work needs; null where none is needed. */
  siaSector: string | null
  requirements: readonly RequirementCode[]
  /** `YYYY-MM-DD` at the site: the day the work ends. */
  lastDay: string
}

/** A kind of document that some work needs. */
interface Need {
  subject: CheckSubject
  isMetBy: (document: DocumentToFit) => boolean
}
type DocumentToFit = Omit<CheckedDocument, 'state' | 'refusedBefore'>

/** The company refused the document, as it is now or before its last change, and has not looked since. */
export const isRefused = ({ state, refusedBefore }: Pick<CheckedDocument, 'state' | 'refusedBefore'>): boolean =>
  state === 'refused' || refusedBefore

/**
 * The checks of a worker's documents that a company still has to make before some work. It cannot check a document that
 * is missing or ends too early; the worker has to correct that first (see `paperGaps`).
 */
export function dueChecks(
  documents: readonly CheckedDocument[],
  rules: CheckRules,
  work: Work,
): DueCheck<CheckSubject>[] {
  return needsOf(work).flatMap(({ subject, isMetBy }) => {
    const fitting = documents.filter(isMetBy)
    if (fitting.length === 0 || fitting.some(({ state }) => state === 'accepted')) return []
    // A second document does not do away with a refusal.
    const next = fitting.find(isRefused) ?? fitting[0]
    return next && next.state !== 'accepted'
      ? [{ subject, documentId: next.id, state: next.state, refused: isRefused(next), rule: rules[subject] }]
      : []
  })
}

/**
 * What a company still has to decide about a worker's screening before some work, where it asks for that; a refusal
 * stands whatever the rule.
 */
export function dueScreening(
  decision: ScreeningDecision | null,
  rule: ScreeningRule,
  lastDay: string,
): DueCheck | null {
  const due = { subject: 'screening', documentId: null } as const
  if (decision?.result === 'refused')
    return { ...due, state: 'refused', refused: true, rule: rule === 'required' ? rule : 'warn' }
  if (rule === 'not-asked' || isScreened(decision, lastDay)) return null
  return { ...due, state: decision === null ? 'not-checked' : 'pending', refused: false, rule }
}

/** Whether the work needs this document, and its dates reach the end. */
export const fits = (document: DocumentToFit, work: Work): boolean =>
  needsOf(work).some(({ isMetBy }) => isMetBy(document))

function needsOf({ siaSector, requirements, lastDay }: Work): Need[] {
  const lasts = ({ expiresOn }: DocumentToFit) => expiresOn === null || expiresOn >= lastDay
  return [
    {
      subject: 'licence',
      isMetBy: ({ subject, sector, expiresOn }) =>
        subject === 'licence' &&
        siaSector !== null &&
        sector !== null &&
        covers(sector, siaSector) &&
        expiresOn !== null &&
        expiresOn >= lastDay,
    },
    { subject: 'right-to-work', isMetBy: (document) => document.subject === 'right-to-work' && lasts(document) },
    ...requirements.flatMap((code): Need[] => {
      const asked = subjectOfRequirement(code)
      if (!isCertificateType(asked)) return []
      const isMetBy = (document: DocumentToFit) => {
        const { subject: type, coverPounds } = document
        return isCertificateType(type) && certificateMeets({ type, coverPounds }, code) && lasts(document)
      }
      return [{ subject: asked, isMetBy }]
    }),
  ]
}

const isCertificateType = (subject: RuleSubject): subject is CertificateType =>
  certificateTypes.some((type) => type === subject)

/** Whether a check stops booking on: it is required and not made, or the document was refused, whatever the rule. */
export const stopsBookingOn = ({ refused, rule }: DueCheck): boolean => refused || rule === 'required'

export const checkSubjectText: Record<DueSubject, string> = {
  ...certificateTypeText,
  licence: 'SIA licence',
  'right-to-work': 'right to work',
  screening: 'BS 7858 screening',
}
