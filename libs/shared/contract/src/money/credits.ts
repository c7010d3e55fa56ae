import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, text, words } from '../endpoint/shapes'
import { Invoice } from './invoices'

/** A company's request to reduce an invoice. */
export const CreditDraft = z.object({
  amount: z
    .number('Enter an amount in pounds, like 14.50.')
    .int('Enter whole pence.')
    .min(1, 'Enter an amount above zero.'),
  reason: words('Say why. The worker reads it.', 300),
})

export const credits = endpoints({
  'credits.ask': {
    summary: 'The company asks the seeker to agree to a credit note; the invoice itself is never changed.',
    requires: 'credits.request',
    input: CreditDraft.extend({ id: Id }),
    output: Invoice,
  },
  'credits.answer': {
    summary: 'The seeker accepts the request, which makes the credit note, or declines it with a reason.',
    requires: 'credits.answer',
    input: z.object({ id: Id, accept: z.boolean(), reason: text(300).default('') }),
    output: Invoice,
  },
  'credits.withdraw': {
    summary: 'The company takes its request back.',
    requires: 'credits.request',
    input: ById,
    output: Invoice,
  },
})
