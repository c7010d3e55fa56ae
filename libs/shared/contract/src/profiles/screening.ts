import { activityKinds, entryKinds, screeningResults } from '@s4/domain/screening'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Done, Id, Instant, Nothing, line, text } from '../endpoint/shapes'
import { DateOrNone } from '../endpoint/typed'
import { endsAfterStart, endsBeforeStart, GapNote } from './history'

/** The screening file after BS 7858 (docs/product.md#screening-file). */

const EntryKind = z.enum(entryKinds)
/** A piece of the history: employment and education from the profile, or an activity of the file. */
const entryKey = { entryKind: EntryKind, entryId: Id }

const activityFields = z.object({
  kind: z.enum(activityKinds, 'Choose what it was.'),
  title: line('Say what you did.'),
  from: CalendarDate,
  to: DateOrNone,
})
export const ActivityDraft = activityFields.refine(endsAfterStart, endsBeforeStart)
export const Activity = activityFields.extend({ id: Id })
export type Activity = z.output<typeof Activity>

/** What a referee says to working with the person again. */
export const reengageChoices = ['yes', 'no', 'no-comment'] as const
export const Reengage = z.enum(reengageChoices, 'Choose an answer.')
export type Reengage = z.infer<typeof Reengage>

/**
 * `answered`: the dates, the role and the rest are confirmed or corrected. `declined`: the referee does not want to
 * answer. `not-me`: it reached somebody else. `no-answer`: 21 days went by. `withdrawn`: the worker took it back.
 */
export const referenceStates = ['asked', 'answered', 'declined', 'not-me', 'no-answer', 'withdrawn'] as const
export const ReferenceState = z.enum(referenceStates)
export type ReferenceState = z.infer<typeof ReferenceState>

export const Reference = z.object({
  id: Id,
  state: ReferenceState,
  name: z.string(),
  firm: z.string(),
  relation: z.string(),
  /** A company reads only the part after the @. */
  email: z.string(),
  /** At work; null when the worker gave none. */
  phone: z.string().nullable(),
  /** Anybody can have an address at this provider: it does not show the firm. */
  personalAddress: z.boolean(),
  /** The latest mail could not be delivered. */
  mailFailed: z.boolean(),
  askedAt: Instant,
  /** Until when the link can be used. */
  expiresAt: Instant,
  remindersSent: z.number().int(),
  answer: z
    .object({
      at: Instant,
      from: CalendarDate,
      to: CalendarDate.nullable(),
      role: z.string(),
      /** The referee gave other dates or another role. */
      corrected: z.boolean(),
      reasonForLeaving: z.string(),
      reengage: Reengage,
      comment: z.string(),
    })
    .nullable(),
  /** The entry has had another role or firm since the referee was asked: the answer confirms nothing any more. */
  outdated: z.boolean(),
})
export type Reference = z.infer<typeof Reference>

export const Evidence = z.object({
  id: Id,
  note: z.string(),
  file: z.string().nullable(),
  fileName: z.string().nullable(),
  addedAt: Instant,
})
export type Evidence = z.infer<typeof Evidence>

export const FileEntry = z.object({
  kind: EntryKind,
  id: Id,
  /** Of an activity. */
  activityKind: z.enum(activityKinds).nullable(),
  title: z.string(),
  /** Empty for an activity. */
  organisation: z.string(),
  from: CalendarDate,
  to: CalendarDate.nullable(),
  /** All its days in the five years are confirmed by a referee, some, or none. */
  verified: z.enum(['all', 'part', 'none']),
  references: z.array(Reference),
  evidence: z.array(Evidence),
})
export type FileEntry = z.infer<typeof FileEntry>

const Gap = z.object({
  from: CalendarDate,
  to: CalendarDate,
  days: z.number().int(),
  /** What no explanation covers; null when the gap is explained. */
  missing: z.object({ from: CalendarDate, to: CalendarDate }).nullable(),
})

export const Coverage = z.object({
  from: CalendarDate,
  months: z.number().int(),
  coveredMonths: z.number().int(),
  verifiedMonths: z.number().int(),
  percent: z.number().int(),
  gaps: z.array(Gap),
})
export type Coverage = z.infer<typeof Coverage>

const Declaration = z.object({
  /** The wording that was agreed to. */
  version: z.string(),
  declaredAt: Instant,
  /** Empty: none. */
  judgments: z.string(),
  convictions: z.string(),
})

export const Decision = z.object({
  id: Id,
  company: z.string(),
  result: z.enum(screeningResults),
  /** The last day of a conditional decision. */
  until: CalendarDate.nullable(),
  reason: z.string(),
  decidedAt: Instant,
})
export type Decision = z.infer<typeof Decision>

export const ScreeningFile = z.object({
  coverage: Coverage,
  /** The latest first. */
  entries: z.array(FileEntry),
  explanations: z.array(GapNote),
  addresses: z.array(
    z.object({
      line1: z.string(),
      town: z.string(),
      postcode: z.string(),
      from: CalendarDate,
      to: CalendarDate.nullable(),
    }),
  ),
  /** Times of more than 31 days without an address. */
  addressGaps: z.array(z.object({ from: CalendarDate, to: CalendarDate, days: z.number().int() })),
  /** Null until the worker has consented; without it no company reads the file and no referee is asked. */
  declaration: Declaration.nullable(),
  /** The latest of each company; a company reads only its own. */
  decisions: z.array(Decision),
})
export type ScreeningFile = z.infer<typeof ScreeningFile>

const DETAILS_MAX = 1000
/** Yes or no, and what to say about a yes. */
const declared = z
  .object({ any: z.enum(['yes', 'no'], 'Choose yes or no.'), details: text(DETAILS_MAX).default('') })
  .refine(({ any, details }) => any === 'no' || details !== '', { error: 'Say what it is.', path: ['details'] })
export const DeclarationDraft = z.object({
  /** County court judgments of more than £10,000, bankruptcy or an arrangement with creditors. */
  judgments: declared,
  /** Unspent convictions and conditional cautions. */
  convictions: declared,
  consent: z.literal(true, 'Tick this to consent: nobody is asked and nobody reads the file without it.'),
})

export const EvidenceDraft = z.object({ fileId: z.uuid('Choose a file.'), note: line('Say what it shows.') })

export const screening = endpoints({
  'screening.show': {
    summary: 'My screening file: five years, how far they are covered and confirmed, and what is missing.',
    requires: 'own-profile.edit',
    input: Nothing,
    output: ScreeningFile,
  },
  'screening.addActivity': {
    summary: 'Add what I did besides employment and education.',
    requires: 'own-profile.edit',
    input: ActivityDraft,
    output: Activity,
  },
  'screening.changeActivity': {
    summary: 'Change an activity.',
    requires: 'own-profile.edit',
    input: activityFields.extend({ id: Id }).refine(endsAfterStart, endsBeforeStart),
    output: Activity,
  },
  'screening.removeActivity': {
    summary: 'Remove an activity with its references and evidence.',
    requires: 'own-profile.edit',
    input: ById,
    output: Done,
  },
  'screening.declare': {
    summary: 'Declare judgments and unspent convictions, and consent to the screening.',
    requires: 'own-profile.edit',
    input: DeclarationDraft,
    output: Done,
  },
  'screening.withdraw': {
    summary: 'Withdraw consent: no company reads the file, and links of referees end.',
    requires: 'own-profile.edit',
    input: Nothing,
    output: Done,
  },
  'screening.addEvidence': {
    summary: 'Add a document that shows a piece of my history.',
    requires: 'own-profile.edit',
    input: EvidenceDraft.extend(entryKey),
    output: Done,
  },
  'screening.removeEvidence': {
    summary: 'Remove a document that shows a piece of my history, and its file.',
    requires: 'own-profile.edit',
    input: ById,
    output: Done,
  },
})
