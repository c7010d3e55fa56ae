import { dataRequestKinds } from '@s4/domain/data-request'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { CalendarDate, Id, Instant, Nothing, words } from '../endpoint/shapes'

export const DataRequest = z.object({
  id: Id,
  kind: z.enum(dataRequestKinds),
  words: z.string(),
  receivedAt: Instant,
  dueOn: CalendarDate,
  extendedAt: Instant.nullable(),
  /** Why S4 needs two more months; empty otherwise. */
  extensionReason: z.string(),
  decision: z.enum(['granted', 'partly', 'refused']).nullable(),
  decisionReason: z.string(),
  decidedAt: Instant.nullable(),
})
export type DataRequest = z.infer<typeof DataRequest>

export const dataRequests = endpoints({
  'dataRequests.list': {
    summary: 'What I asked by my rights over personal data, newest first.',
    requires: 'account.manage',
    input: Nothing,
    output: z.array(DataRequest),
  },
  'dataRequests.create': {
    summary: 'Ask by my rights over personal data. While one of a kind is open, asking again returns it.',
    requires: 'account.manage',
    input: z.object({
      kind: z.enum(dataRequestKinds, 'Choose what you ask for.'),
      words: words('Say what you ask for, and of which data.', 2000),
    }),
    output: DataRequest,
  },
})
