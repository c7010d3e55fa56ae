import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Done, Id, Instant, text } from '../endpoint/shapes'

/** What a company may know of somebody's documents (docs/product.md#document-checks). */
export const CheckableDocument = z.object({
  kind: z.enum(['licence', 'right-to-work', 'certificate']),
  id: Id.nullable(),
  name: z.string(),
  expiresOn: CalendarDate.nullable(),
  /** Null without a reason to open it. */
  file: z.string().nullable(),
  check: z
    .object({
      result: z.enum(['accepted', 'refused', 'pending']),
      note: z.string(),
      checkedAt: Instant,
      /** E-mail address of whoever of ours looked; null once that account is gone. */
      checkedBy: z.string().nullable(),
    })
    .nullable(),
})
export type CheckableDocument = z.infer<typeof CheckableDocument>

const Given = z.object({ utr: z.boolean(), nino: z.boolean(), bank: z.boolean(), drivingLicence: z.boolean() })

export const workerDocuments = endpoints({
  'workerDocuments.list': {
    summary: 'What a worker has given, and what my company has checked of it.',
    access: 'company',
    input: ById,
    output: z.object({ documents: z.array(CheckableDocument), given: Given, mayReveal: z.boolean() }),
  },
  'workerDocuments.check': {
    summary: 'Record that a document was looked at, during an open application or agreed work.',
    access: 'company',
    input: z.object({
      id: Id,
      kind: CheckableDocument.shape.kind,
      documentId: Id.nullable().default(null),
      result: z.enum(['accepted', 'refused', 'pending'], 'Choose a result.'),
      note: text(300).default(''),
    }),
    output: Done,
  },
  'workerDocuments.reveal': {
    summary:
      'Read an SIA number, or share code and date of birth, during an open application or agreed work; logged, and told to the worker.',
    access: 'company',
    requires: ['recent'],
    input: z.object({ id: Id, kind: z.enum(['licence', 'right-to-work']), documentId: Id.nullable().default(null) }),
    output: z.object({ number: z.string().nullable(), dateOfBirth: CalendarDate.nullable() }),
  },
})
