import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Instant, text, words } from '../endpoint/shapes'
import { taxStatuses } from '../endpoint/values'

/**
 * What the company determined about the worker's employment status for tax on this job. S4 takes no part in it
 * (docs/uk-rules.md#employment-status).
 */
export const TaxStatusRecord = z.object({
  status: z.enum(taxStatuses),
  reasons: z.string(),
  /** Of HMRC's tool *Check employment status for tax*; empty when it was not used. */
  cestReference: z.string(),
  /** Email of who recorded it; null for the worker, to whom the company speaks as one. */
  decidedBy: z.string().nullable(),
  decidedAt: Instant,
})
export type TaxStatusRecord = z.infer<typeof TaxStatusRecord>

export const TaxStatusDraft = z.object({
  status: z.enum(taxStatuses, 'Choose what you determined.'),
  reasons: words('Say why. The worker reads it.', 1000),
  cestReference: text(40).default(''),
})

export const taxStatus = endpoints({
  'taxStatus.list': {
    summary: 'What the company has determined about the status for tax on the job of this work, newest first.',
    requires: 'work.read',
    input: ById,
    output: z.array(TaxStatusRecord),
  },
  'taxStatus.record': {
    summary: 'The company records its determination for this worker and job; earlier ones stay on record.',
    requires: 'tax-status.record',
    input: TaxStatusDraft.extend({ id: Id }),
    output: z.array(TaxStatusRecord),
  },
})
