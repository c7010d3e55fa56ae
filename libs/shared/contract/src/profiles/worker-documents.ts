import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Id } from '../endpoint/shapes'
import { CheckableDocument, FormerCheck } from './checks'

const Given = z.object({ utr: z.boolean(), nino: z.boolean(), bank: z.boolean(), drivingLicence: z.boolean() })

export const workerDocuments = endpoints({
  'workerDocuments.list': {
    summary: 'The documents of a worker, and what my company has checked.',
    requires: 'documents.read',
    input: ById,
    output: z.object({
      documents: z.array(CheckableDocument),
      /** Newest first, at most 50. */
      formerChecks: z.array(FormerCheck),
      given: Given,
      mayReveal: z.boolean(),
    }),
  },
  'workerDocuments.reveal': {
    summary:
      'Read an SIA number, or share code and date of birth, during an open application or agreed work. The ' +
      'worker is notified, and it is logged.',
    requires: 'documents.check',
    needs: ['recent'],
    input: z.object({ id: Id, kind: z.enum(['licence', 'right-to-work']), documentId: Id.nullable().default(null) }),
    output: z.object({ number: z.string().nullable(), dateOfBirth: CalendarDate.nullable() }),
  },
})
