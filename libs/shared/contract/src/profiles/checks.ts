import { checkRules, checkStates, checkSubjects, screeningRules } from '@s4/domain/due-checks'
import { screeningResults } from '@s4/domain/screening'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Before, CalendarDate, Done, Id, Instant, Nothing, Version, text, words } from '../endpoint/shapes'
import { checkMethods, documentKinds, methodsByKind } from '../endpoint/values'

/** Checks companies make of workers' documents (docs/product.md#document-checks). */

export const DocumentKind = z.enum(documentKinds)
export type DocumentKind = z.infer<typeof DocumentKind>

/**
 * How the right to work is shown (docs/uk-rules.md#right-to-work). British and Irish citizens cannot get a share code.
 */
export const RightToWorkKind = z.enum(
  ['passport', 'birthCertificate', 'digitalCheck', 'shareCode'],
  'Choose how you will prove it.',
)
export type RightToWorkKind = z.infer<typeof RightToWorkKind>

const CheckResult = z.enum(['accepted', 'refused', 'pending'], 'Choose a result.')

export const CheckMethod = z.enum(checkMethods, 'Choose how it was checked.')
export type CheckMethod = z.infer<typeof CheckMethod>

const answered = {
  /** The worker's answer to a refusal. */
  answer: z.string().nullable(),
  answeredAt: Instant.nullable(),
}

/** A company's latest check of my document. */
export const CheckOfMine = z.object({
  id: Id,
  company: z.string(),
  result: CheckResult,
  method: CheckMethod.nullable(),
  checkedAt: Instant,
  note: z.string(),
  /** False once the document was changed after the check. */
  current: z.boolean(),
  ...answered,
})
export type CheckOfMine = z.infer<typeof CheckOfMine>

/** What a company may see of a worker's document. */
export const CheckableDocument = z.object({
  kind: DocumentKind,
  /** Null for the one right-to-work record. */
  id: Id.nullable(),
  name: z.string(),
  /** Counts up whenever number, sector, dates or file change. */
  version: z.number().int(),
  /** Of a right-to-work record null when the company has no reason to read it. */
  expiresOn: CalendarDate.nullable(),
  /** Null when the company has no reason to open it. */
  file: z.string().nullable(),
  /** Of a right-to-work record, while the company has a reason to read it. */
  rightToWork: z.object({ kind: RightToWorkKind, restrictions: z.string() }).nullable(),
  /** Of the document as it is now. */
  state: z.enum(checkStates),
  check: z
    .object({
      id: Id,
      result: CheckResult,
      method: CheckMethod.nullable(),
      note: z.string(),
      checkedAt: Instant,
      /** The document's name and last day as they were when it was checked; empty and null when not shown. */
      name: z.string(),
      expiresOn: CalendarDate.nullable(),
      /** Of a right-to-work record, as they were when it was checked; empty for anything else. */
      restrictions: z.string(),
      /** Email address of the member who checked; null once that account is erased. */
      checkedBy: z.string().nullable(),
      ...answered,
    })
    .nullable(),
})
export type CheckableDocument = z.infer<typeof CheckableDocument>

/** My company's check of a document that the worker has removed since. */
export const FormerCheck = z.object({
  id: Id,
  kind: DocumentKind,
  /** The document's name, its last day and the restrictions as they were when it was checked. */
  name: z.string(),
  /** Of a right-to-work record null when the company has no reason to read it. */
  expiresOn: CalendarDate.nullable(),
  restrictions: z.string(),
  result: CheckResult,
  method: CheckMethod.nullable(),
  note: z.string(),
  checkedAt: Instant,
  /** Email address of the member who checked; null once that account is erased. */
  checkedBy: z.string().nullable(),
})
export type FormerCheck = z.infer<typeof FormerCheck>

const findings = {
  result: CheckResult,
  method: CheckMethod,
  /** The reason of a refusal; the worker reads it. */
  note: text(300).default(''),
}
const refusalHasReason = ({ result, note }: { result: string; note: string }) => result !== 'refused' || note !== ''
const reasonMissing = { error: 'Say why. The worker reads this.', path: ['note'] }

/** The result of checking one or more documents. */
export const CheckFindings = z.object(findings).refine(refusalHasReason, reasonMissing)

/** One check of one document. */
export const NewCheck = z
  .object({
    seekerId: Id,
    kind: DocumentKind,
    documentId: Id.nullable().default(null),
    /** The version that was checked, and the latest check that the screen showed. */
    version: Version,
    lastCheckId: Id.nullable().default(null),
    ...findings,
  })
  .refine(refusalHasReason, reasonMissing)
  .refine(({ kind, method }) => methodsByKind[kind].includes(method), {
    error: 'This kind of document is not checked that way.',
    path: ['method'],
  })
export type NewCheck = z.output<typeof NewCheck>

const Rule = z.enum(checkRules)
export const CheckRules = z.object({
  licence: Rule,
  'right-to-work': Rule,
  'first-aid-at-work': Rule,
  'emergency-first-aid': Rule,
  'conflict-management': Rule,
  'act-awareness': Rule,
  'physical-intervention': Rule,
  'cctv-training': Rule,
  'public-liability': Rule,
  languages: Rule,
  driving: Rule,
  clothing: Rule,
  /** *required* refuses offers and acceptances that break the limits. */
  'working-time': Rule,
  /** My company's own decision on a BS 7858 screening. */
  screening: z.enum(screeningRules),
})
export type CheckRules = z.infer<typeof CheckRules>

/** A worker with checks due before coming work. */
export const WorkerWithDueChecks = z.object({
  seekerId: Id,
  fullname: z.string(),
  picture: z.string().nullable(),
  /** The first shift they are due for. */
  nextShift: z.object({
    assignmentId: Id,
    jobId: Id,
    shiftId: Id,
    title: z.string(),
    siteName: z.string(),
    zone: z.string(),
    startsAt: Instant,
    endsAt: Instant,
  }),
  /** My company's decision on the screening, where it is missing, ends soon or stands in the way. */
  screening: z
    .object({
      /** Null while there is none. */
      result: z.enum(screeningResults).nullable(),
      until: CalendarDate.nullable(),
      /** Stops booking on. */
      stops: z.boolean(),
      /** Conditional, and it ends within 30 days; otherwise it has to be decided. */
      expiring: z.boolean(),
    })
    .nullable(),
  /** How many shifts they are due for. */
  shifts: z.number().int(),
  due: z.array(
    z.object({
      subject: z.enum(checkSubjects),
      /** Stops booking on. */
      stops: z.boolean(),
      /** Accepted, but it ends within 30 days; otherwise it has to be checked. */
      expiring: z.boolean(),
      document: CheckableDocument,
    }),
  ),
})
export type WorkerWithDueChecks = z.infer<typeof WorkerWithDueChecks>

/** A worker with documents, or a screening, that my company refused and has not looked at since. */
export const WorkerWithRefusedDocuments = z.object({
  seekerId: Id,
  fullname: z.string(),
  picture: z.string().nullable(),
  /** The latest decision of my company on their screening is a refusal. */
  screeningRefused: z.boolean(),
  documents: z.array(CheckableDocument),
})
export type WorkerWithRefusedDocuments = z.infer<typeof WorkerWithRefusedDocuments>

export const checks = endpoints({
  'checks.due': {
    summary: 'What my company still has to check before the shifts of the next 14 days, by start.',
    requires: 'documents.read',
    input: Nothing,
    output: z.array(WorkerWithDueChecks),
  },
  'checks.refused': {
    summary:
      'The documents and screenings that my company refused and has not looked at since, without numbers and files.',
    requires: 'documents.read',
    input: Nothing,
    output: z.array(WorkerWithRefusedDocuments),
  },
  'checks.record': {
    summary:
      'Record up to 100 checks at once, all or none, during open applications or agreed work, or of documents my ' +
      'company refused; each worker is notified.',
    requires: 'documents.check',
    input: z.object({
      checks: z.array(NewCheck).min(1, 'Choose what was checked.').max(100, 'Record at most 100 checks at once.'),
    }),
    output: Done.extend({
      /** What these workers still have to check; not in answers that a server of before has kept. */
      due: z.array(WorkerWithDueChecks).optional(),
    }),
  },
  'checks.answer': {
    summary: 'Answer a refusal of my document; the company reads it.',
    requires: 'checks.answer',
    input: z.object({ id: Id, answer: words('Write your answer.', 500) }),
    output: Done,
  },
  'checks.rules': {
    summary: 'What my company asks for before somebody books on.',
    requires: 'documents.read',
    input: Nothing,
    output: CheckRules,
  },
  'checks.saveRules': {
    summary:
      'Choose what must be there, and checked, before a worker books on, and what only gives a warning. A rule left ' +
      'out stays as it is.',
    requires: 'check-rules.manage',
    input: CheckRules.partial().extend({ before: Before }),
    output: CheckRules,
  },
})
