import { screeningResults } from '@s4/domain/screening'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Id, Instant, text } from '../endpoint/shapes'
import { DateOrNone } from '../endpoint/typed'
import { Coverage, Decision, ScreeningFile } from './screening'

/** What a company reads of a worker's screening file, and what it decides (docs/product.md#screening-file). */

const OwnDecision = Decision.extend({
  /** Email address of the member who decided; null once that account is erased. */
  decidedBy: z.string().nullable(),
})

/** The state of a file, without its contents. */
export const ScreeningSummary = z.object({
  fullname: z.string(),
  /** Null without consent or without a reason to read papers. */
  coverage: Coverage.nullable(),
  consentedAt: Instant.nullable(),
  /** My company has an open application or agreed work, and the worker has consented. */
  mayOpen: z.boolean(),
  /** The latest decision of my company first. */
  decisions: z.array(OwnDecision),
  /** The latest day a conditional decision may have; null when the twelve weeks are over. */
  conditionalUntil: CalendarDate.nullable(),
})
export type ScreeningSummary = z.infer<typeof ScreeningSummary>

const decisionFields = z.object({
  result: z.enum(screeningResults, 'Choose a decision.'),
  /** Of a conditional decision. */
  until: DateOrNone,
  /** The worker reads it. */
  reason: text(300).default(''),
})
type DecisionFields = z.output<typeof decisionFields>
const hasEnd = ({ result, until }: DecisionFields) => (result === 'conditional') === (until !== null)
const endMissing = { error: 'A conditional decision, and nothing else, has a last day.', path: ['until'] }
const hasReason = ({ result, reason }: DecisionFields) => result === 'complete' || reason !== ''
const reasonMissing = { error: 'Say why. The worker reads this.', path: ['reason'] }
export const DecisionDraft = decisionFields.refine(hasEnd, endMissing).refine(hasReason, reasonMissing)

export const workerScreening = endpoints({
  'workerScreening.show': {
    summary: 'How far a worker’s screening file has come, and what my company has decided.',
    requires: 'documents.read',
    input: ById,
    output: ScreeningSummary,
  },
  'workerScreening.open': {
    summary:
      'Read a worker’s screening file during an open application or agreed work. The worker is notified, and it is ' +
      'logged.',
    requires: 'documents.check',
    needs: ['recent'],
    input: ById,
    output: ScreeningFile,
  },
  'workerScreening.decide': {
    summary: 'Record my company’s own decision on a worker’s screening; the worker is notified.',
    requires: 'documents.check',
    input: decisionFields
      .extend({
        id: Id,
        /** The latest decision that the screen showed. */ lastDecisionId: Id.nullable().default(null),
      })
      .refine(hasEnd, endMissing)
      .refine(hasReason, reasonMissing),
    output: ScreeningSummary,
  },
})
