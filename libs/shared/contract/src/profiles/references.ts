import { entryKinds } from '@s4/domain/screening'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, CalendarDate, Done, Id, Instant, line, text } from '../endpoint/shapes'
import { DateOrNone, typedOrNone } from '../endpoint/typed'
import { parsePhone } from '@s4/domain/phone'
import { hasAddress } from '@s4/domain/referee-address'
import { endsAfterStart, endsBeforeStart } from './history'
import { Reengage } from './screening'

/** Referees of a screening file, asked by mail (docs/product.md#screening-file). */

export const RefereeFields = z.object({
  name: line('Enter the name of the referee.').refine(
    (name) => !hasAddress(name),
    'Enter a name, without any address.',
  ),
  firm: line('Enter the firm, or where they know you from.'),
  relation: line('Say who they are to you, such as manager.'),
  email: z.email('Enter an email address, like jo@firm.co.uk.').max(254, 'Use 254 characters or fewer.'),
  phone: typedOrNone(parsePhone).default(''),
})

const secret = z.string().min(20).max(100)

/** What a referee is asked about. */
export const OpenReference = z.object({
  worker: z.string(),
  name: z.string(),
  kind: z.enum(entryKinds),
  role: z.string(),
  organisation: z.string(),
  from: CalendarDate,
  to: CalendarDate.nullable(),
  expiresAt: Instant,
})
export type OpenReference = z.infer<typeof OpenReference>

export const ConfirmedFields = z.object({
  from: CalendarDate,
  to: DateOrNone,
  role: line('Enter what they did.'),
  reasonForLeaving: text(300).default(''),
  reengage: Reengage,
  comment: text(1000).default(''),
})
export const ConfirmedDraft = ConfirmedFields.refine(endsAfterStart, endsBeforeStart)

export const references = endpoints({
  'references.ask': {
    summary: 'Ask a referee by mail to confirm a piece of my history. One is asked at a time for each.',
    requires: 'own-profile.edit',
    needs: ['verified'],
    input: RefereeFields.extend({ entryKind: z.enum(entryKinds), entryId: Id }),
    output: z.object({ id: Id }),
  },
  'references.withdraw': {
    summary: 'Withdraw a question to a referee: the link ends.',
    requires: 'own-profile.edit',
    input: ById,
    output: Done,
  },
  'references.open': {
    summary:
      'What the holder of a link from a referee’s mail is asked. The link ends with the answer, or after 21 days.',
    requires: 'public',
    input: z.object({ secret }),
    output: OpenReference,
  },
  'references.confirm': {
    summary: 'Confirm or correct what a worker gave, by a link from a referee’s mail; once.',
    requires: 'public',
    input: ConfirmedFields.extend({ secret }).refine(endsAfterStart, endsBeforeStart),
    output: Done,
  },
  'references.decline': {
    summary: 'Say by a link from a referee’s mail that one does not answer, or is not the person meant; once.',
    requires: 'public',
    input: z.object({ secret, why: z.enum(['declined', 'not-me']) }),
    output: Done,
  },
})
