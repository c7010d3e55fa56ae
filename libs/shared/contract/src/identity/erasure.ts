import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Instant, Nothing, Pence } from '../endpoint/shapes'
import { Account } from './account'

/** What stands in the way of closing a company, or waits (docs/product.md#closing-a-company). */
export const ClosingFacts = z.object({
  /** Pieces of work that are agreed, not settled or not invoiced: none may be left. */
  agreed: z.number().int(),
  /** Invoices not paid yet, and what is owed: still owed after the company is closed. */
  unpaid: z.number().int(),
  unpaidPence: Pence,
  /** Members besides you; only the last one can close it. */
  otherMembers: z.number().int(),
})
export type ClosingFacts = z.infer<typeof ClosingFacts>

export const erasure = endpoints({
  'erasure.closingFacts': {
    summary: 'What stands in the way of closing my company.',
    requires: 'ownership.hand-over',
    input: Nothing,
    output: ClosingFacts,
  },
  'erasure.cancel': {
    summary: 'Cancel an erasure within its grace period.',
    requires: 'account.create',
    input: Nothing,
    output: Account,
  },
  'erasure.request': {
    summary: 'Close the account now and erase it after the grace period.',
    requires: 'account.manage',
    needs: ['recent'],
    input: Nothing,
    output: z.object({ eraseAt: Instant, kept: z.array(z.string()) }),
  },
})
